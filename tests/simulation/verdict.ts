import { type Booking, type BookingState, dueNow } from "../../src/core/booking/index.ts";
import { CARDS } from "./bank.ts";
import type { Traveller } from "./traveller.ts";
import type { World } from "./world.ts";

/** What the bank must have of a booking in each of the states in which it may rest, and whether the supplier must have its order. */
const ENDS: Partial<Readonly<Record<BookingState, { readonly isPaid: boolean; readonly isOrdered: boolean }>>> = {
  confirmed: { isPaid: true, isOrdered: true },
  cancelled: { isPaid: true, isOrdered: false },
  refunded: { isPaid: true, isOrdered: false },
  needs_person: { isPaid: true, isOrdered: false },
  failed: { isPaid: false, isOrdered: false },
  expired: { isPaid: false, isOrdered: false },
  released: { isPaid: false, isOrdered: false },
};

/** What is wrong when all has come to rest; empty when nothing is. */
export function judge(world: World, travellers: readonly Traveller[]): readonly string[] {
  const bookings = [...world.ledger.bookings.values()];
  return [
    ...bookings.flatMap((booking) => judgeBooking(world, booking)),
    ...travellers.flatMap((traveller) => judgeTraveller(bookings, traveller)),
    ...judgeAnswers(world),
    ...strays(world),
  ];
}

function judgeBooking(world: World, booking: Booking): readonly string[] {
  const { id, state, progress } = booking;
  const end = ENDS[state];
  const isResting = end !== undefined && (state !== "cancelled" || progress.cancellation?.refund.amountMinor === 0);
  const isDeclared = state !== "needs_person" || (!needsDesk(booking) && world.bank.live(id).some(({ card }) => card === CARDS.closed));
  if (!isResting || !isDeclared) return [`${id} is stuck: ${state} ${progress.attention?.reason ?? ""}`];
  return [
    ...judgeMoney(world, booking, end.isPaid),
    ...(world.supplier.live(id).length === Number(end.isOrdered)
      ? []
      : [`${id} is ${state} with ${world.supplier.live(id).length} orders`]),
    ...judgeMails(world, booking),
  ];
}

/** Taken less given back is what the booking says, and nothing is set aside for ever. */
function judgeMoney({ bank }: World, booking: Booking, isPaid: boolean): readonly string[] {
  const { id, state, progress } = booking;
  const payments = bank.live(id);
  if (payments.some((payment) => payment.state === "authorised")) return [`${id} is ${state}, and its money is set aside`];
  const hasMoney = payments.reduce((sum, { amountMinor, refundedMinor }) => sum + amountMinor - refundedMinor, 0);
  const givenBack = state === "refunded" ? (progress.cancellation?.refund.amountMinor ?? 0) : 0;
  const owed = isPaid ? dueNow(booking).amountMinor - givenBack : 0;
  const isSame = payments.length === Number(isPaid) && hasMoney === owed;
  return isSame ? [] : [`${id} is ${state}: the bank has ${hasMoney} in ${payments.length} payments, we have ${owed}`];
}

/** One mail a thing that happened; who was told to wait hears how it ended. */
function judgeMails({ database, acknowledged }: World, { id, state }: Booking): readonly string[] {
  const about = (kind: string) => database.mails.filter(({ subject }) => subject === `${kind} ${id}`).length;
  const came = ENDS[state]?.isPaid === true;
  const isAwaited = acknowledged.some(({ bookingId, status }) => bookingId === id && status === "pending");
  const faults: string[] = [];
  if (about("confirmed") !== Number(came)) faults.push(`${id} is ${state} with ${about("confirmed")} mails that confirm it`);
  if (about("not_completed") > Number(!came)) faults.push(`${id} is ${state} with ${about("not_completed")} mails that it came to nothing`);
  if (isAwaited && !came && about("not_completed") === 0)
    faults.push(`${id} is ${state}: its traveller was told to wait, and nothing more`);
  if (about("refunded") !== Number(state === "refunded")) faults.push(`${id} is ${state} with ${about("refunded")} mails of a refund`);
  if (about("cancelled") !== Number(came && state !== "confirmed"))
    faults.push(`${id} is ${state} with ${about("cancelled")} mails of its end`);
  return faults;
}

/** Who wanted one booking has at most one, and none after clear refusals alone. */
function judgeTraveller(bookings: readonly Booking[], { email, bill, isSure }: Traveller): readonly string[] {
  const theirs = bookings.filter(({ contact, state }) => contact.email === email && ENDS[state]?.isPaid === true);
  if (theirs.length > 1) return [`double booking: ${email} has ${theirs.map(({ id }) => id).join(" and ")}`];
  if (isSure && bill === null && theirs.length === 1) return [`${email} was refused, and has ${theirs[0]?.id}`];
  return [];
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

export const needsDesk = ({ state, progress }: Booking): boolean =>
  state === "needs_person" && progress.attention?.reason !== "refund_declined";
