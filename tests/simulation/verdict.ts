import type { Booking, BookingState } from "../../src/core/booking/index.ts";
import { judgeMails } from "./judge-mails.ts";
import { judgeMoney } from "./judge-money.ts";
import type { Traveller } from "./traveller.ts";
import type { World } from "./world.ts";

/** What the bank must have of a booking in each of the states in which it may rest, and whether the supplier must have its order. */
const ENDS: Partial<Readonly<Record<BookingState, { readonly isPaid: boolean; readonly isOrdered: boolean }>>> = {
  confirmed: { isPaid: true, isOrdered: true },
  cancelled: { isPaid: true, isOrdered: false },
  refunded: { isPaid: true, isOrdered: false },
  failed: { isPaid: false, isOrdered: false },
  expired: { isPaid: false, isOrdered: false },
  released: { isPaid: false, isOrdered: false },
};

/** What is wrong when all has come to rest and the desk has done its work; empty when nothing is. */
export function judge(world: World, travellers: readonly Traveller[]): readonly string[] {
  const bookings = [...world.ledger.bookings.values()];
  return [
    ...bookings.flatMap((booking) => judgeBooking(world, booking)),
    ...travellers.flatMap((traveller) => judgeTraveller(world, bookings, traveller)),
    ...judgeAnswers(world),
    ...strays(world),
  ];
}

function judgeBooking(world: World, booking: Booking): readonly string[] {
  const { id, state, progress } = booking;
  const end = ENDS[state];
  const isResting = end !== undefined && (state !== "cancelled" || progress.cancellation?.refund.amountMinor === 0);
  if (!isResting) return [`${id} is stuck: ${state} ${progress.attention?.reason ?? ""}`];
  const orders = world.supplier.live(id).length;
  return [
    ...judgeMoney(world, booking, end.isPaid),
    ...(orders === Number(end.isOrdered) ? [] : [`${id} is ${state} with ${orders} orders`]),
    ...judgeMails(world, booking, end.isPaid),
    ...(world.named.has(id) && !world.ledger.named.has(id) ? [`${id}: names were taken, and nobody has them`] : []),
  ];
}

/** Who wanted one booking has at most one, and none after clear refusals alone. */
function judgeTraveller(world: World, bookings: readonly Booking[], { email, bill, isSure }: Traveller): readonly string[] {
  const theirs = bookings.filter(({ contact, state }) => contact.email === email && ENDS[state]?.isPaid === true);
  const twins = theirs.filter((booking, index) => theirs.slice(0, index).some((earlier) => !mayBeAnother(world, earlier, booking)));
  if (twins.length > 0) return [`double booking: ${email} has ${theirs.map(({ id }) => id).join(" and ")}`];
  if (isSure && bill === null && theirs.length > 0) return [`${email} was refused, and has ${theirs[0]?.id}`];
  return [];
}

const TEN_MINUTES = 10 * 60_000;

/**
 * Whether a second booking of the same person counts as another one: its form had no key, was sent ten minutes after the first (the
 * contract), and the first was no longer under way.
 */
function mayBeAnother({ forms, ledger, timeline }: World, first: Booking, second: Booking): boolean {
  const hasKey = forms.get(second.id)?.request.idempotencyKey !== null;
  const isLater = timeline.msOf(second.createdAt) - timeline.msOf(first.createdAt) > TEN_MINUTES;
  const settled = ledger.settledMs.get(first.id) ?? Infinity;
  return !hasKey && isLater && settled < (ledger.heldMs.get(second.id) ?? 0);
}

/** What was answered stays true. */
function judgeAnswers({ ledger, acknowledged }: World): readonly string[] {
  return acknowledged.flatMap(({ bookingId, status }) => {
    const booking = ledger.bookings.get(bookingId);
    if (!booking) return [`lost: ${bookingId} was promised, and is not there`];
    return status === "confirmed" && ENDS[booking.state]?.isPaid !== true ? [`${bookingId} was confirmed, and is ${booking.state}`] : [];
  });
}

/** What the outside has of bookings that we do not have. */
function strays({ bank, supplier, ledger }: World): readonly string[] {
  const known = new Set<string>(ledger.bookings.keys());
  const foreign = [...bank.payments.values(), ...supplier.orders.values()].filter(({ bookingId }) => !known.has(bookingId));
  return foreign.map(({ bookingId }) => `half a booking: ${bookingId} is known outside alone`);
}
