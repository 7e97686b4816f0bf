import { type BookingId, dateInZone, type Instant, type Money, parseBookingId } from "../../../core/kernel/index.ts";
import type { CancellationRefusal } from "../../../core/cancellation/index.ts";
import type { TravellerKind } from "../../../core/travellers/index.ts";
import type { ManagedBooking, ManagedRefund, RefundProgress } from "../../../usecases/manage/managed-booking.ts";
import type { PageContext } from "../../context.ts";
import { formatDay } from "../../present/dates.ts";
import { shownBillOf, type ShownBill } from "../thankyou/load-bill.ts";
import { type ShownQuote, shownQuote } from "./shown-quote.ts";

/** The parts of a booking's page that stand for themselves; null is the booking. */
const STEPS = ["cancel", "names"] as const;
type Step = (typeof STEPS)[number];

/** A booking as its page shows it. */
export interface ShownManaged {
  readonly bill: ShownBill;
  /** ISO, when it was made. */
  readonly createdAt: string;
  readonly orderRef: string | null;
  readonly isWithPerson: boolean;
  readonly cancellation: ShownQuote | null;
  readonly refund: RefundProgress;
  readonly refundTotal: Money | null;
  readonly isPaidOtherwise: boolean;
  readonly refunds: readonly ShownRefund[];
  readonly refusal: CancellationRefusal | null;
  readonly owed: readonly TravellerKind[];
}

/** Money that an agent has given back, its days in words. */
export interface ShownRefund extends Pick<ManagedRefund, "amount" | "outcome" | "way"> {
  readonly at: Instant;
  readonly day: string;
  readonly due: string;
}

export type ManagePage =
  /** `closed`: the address named a booking, and no longer opens it. */
  | { readonly kind: "form"; readonly reference: string; readonly isClosed: boolean }
  | {
      readonly kind: "booking";
      readonly seal: string;
      readonly step: Step | null;
      readonly booking: ShownManaged;
      /** What giving it back comes to, where that is asked. */
      readonly quote: ShownQuote | null;
      readonly isJustNamed: boolean;
    };

type Needs = Pick<PageContext, "useCases" | "openManaged" | "payments" | "locale">;

/** The id that the address opens; null when it names none, or no longer. */
export function openedId(seal: string | null, { openManaged }: Pick<PageContext, "openManaged">): BookingId | "old" | null {
  const opened = seal === null ? null : openManaged(seal);
  return opened === null || opened === "old" ? opened : parseBookingId(opened.id);
}

/** The booking that the page's address opens, else the form that finds one. */
export async function loadManaged(query: URLSearchParams, web: Needs): Promise<{ readonly page: ManagePage; readonly status: number }> {
  const seal = query.get("booking");
  const id = openedId(seal, web);
  const found = id === null || id === "old" ? null : await web.useCases.findManagedBooking(id);
  if (seal === null || !found) {
    const reference = (query.get("ref") ?? "").slice(0, 40);
    const status = seal === null ? 200 : id === null ? 404 : 410;
    return { page: { kind: "form", reference, isClosed: seal !== null }, status };
  }
  const step = stepOf(query.get("step"), found);
  const booking = shownManaged(found, web);
  const quoted = step === "cancel" ? await web.useCases.quoteCancellation(found.bill.bookingId) : null;
  const quote = quoted?.ok ? shownQuote(quoted.value, booking.bill.bought, web.locale) : null;
  return { page: { kind: "booking", seal, step, booking, quote, isJustNamed: query.get("done") === "named" }, status: 200 };
}

/** What cannot be done is not shown: the booking is. */
function stepOf(text: string | null, { refusal, owed }: ManagedBooking): Step | null {
  if (text === "cancel" && refusal === null) return "cancel";
  return text === "names" && owed.length > 0 ? "names" : null;
}

export function shownManaged(managed: ManagedBooking, web: Pick<Needs, "useCases" | "payments" | "locale">): ShownManaged {
  const { bill, cancellation, refunds, ...rest } = managed;
  const shown = { ...shownBillOf(bill, web), isBeingSettled: rest.refusal === "being_undone" };
  const dayOf = (at: Instant) => formatDay(dateInZone(at, "UTC"), web.locale);
  return {
    ...rest,
    bill: shown,
    createdAt: bill.createdAt,
    cancellation: cancellation && shownQuote(cancellation, shown.bought, web.locale),
    refunds: refunds.map((refund) => ({ ...refund, day: dayOf(refund.at), due: dayOf(refund.due) })),
  };
}
