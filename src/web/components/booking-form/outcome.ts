import type { BookingFailure, BookingFault } from "../../../core/booking/index.ts";
import type { BookingId, Money } from "../../../core/kernel/index.ts";
import type { TooMany } from "../../../core/limits/index.ts";
import { keptValues, shownTotalOf } from "./form-texts.ts";
import type { RenewedSale } from "./renewed-sale.ts";

/** What became of a form that was sent. */
export type SubmitOutcome<Offer = unknown> = { readonly kind: "booked"; readonly seal: string } | ReturnedForm<Offer>;

/** Why the form comes back, with what was typed in it and the key of the next try. */
export type ReturnedForm<Offer = unknown> =
  | ({ readonly kind: "faults"; readonly faults: readonly BookingFault[] } & Kept)
  | (RefusedForm & Renewed<Offer>);

interface RefusedForm extends Kept {
  readonly kind: "refused";
  readonly failure: RefusalReason;
  /** The total that the form was sent with. */
  readonly shownTotal: Money;
}

/** What of the page is another one now: with `offer_renewed` alone. */
interface Renewed<Offer> {
  readonly renewed?: RenewedSale<Offer>;
}

export type RefusalReason =
  | Exclude<BookingFailure, { readonly code: "invalid_travellers" }>
  | TooMany
  | { readonly code: "unanswered" }
  /** It was sent before with other details, and came to a booking, which may still be under way. */
  | ({ readonly code: "booked_before" } & FirstBooking)
  /** It had expired, and the same is to be had at this total: of which nobody knows yet. */
  | { readonly code: "offer_renewed"; readonly total: Money };

/** What a form came to that is sent a second time; `seal` opens its bill. */
export interface FirstBooking {
  readonly bookingId: BookingId;
  readonly seal: string;
}

/** Why what was to be bought cannot be, before anything is asked. */
export type GoneCode = Extract<BookingFailure["code"], "offer_forged" | "offer_expired" | "sold_out" | "supplier_unavailable">;

/** The HTTP status of something that cannot be shown any more, as the API answers it. */
export const GONE_STATUS: Readonly<Record<GoneCode, number>> = {
  offer_forged: 404,
  offer_expired: 410,
  sold_out: 409,
  supplier_unavailable: 502,
};

/** Whether the result of an action is a form that has come back. */
export const isReturnedForm = (result: unknown): result is ReturnedForm =>
  typeof result === "object" && result !== null && "kind" in result && (result.kind === "faults" || result.kind === "refused");

interface Kept {
  /** Never the card's. */
  readonly values: Readonly<Record<string, string>>;
  readonly formKey: string;
}

/** What the form came to when it was sent before, if that is why it has come back. */
export const firstBookingIn = (outcome: ReturnedForm | undefined): FirstBooking | null =>
  outcome?.kind === "refused" && outcome.failure.code === "booked_before" ? outcome.failure : null;

/** The HTTP status of an outcome that shows the form again. */
export const outcomeStatus = (outcome: ReturnedForm): number =>
  outcome.kind === "faults" ? 400 : (REFUSED_STATUS[outcome.failure.code] ?? 409);

const REFUSED_STATUS: Readonly<Partial<Record<RefusalReason["code"], number>>> = {
  ...GONE_STATUS,
  payment_declined: 402,
  sale_closed: 410,
  too_many: 429,
};

/** After how many seconds it may be sent again; null where that is not the matter. */
export const outcomeWait = (outcome: ReturnedForm): number | null =>
  outcome.kind === "refused" && outcome.failure.code === "too_many" ? outcome.failure.retryAfterSeconds : null;

/** For a browser that has heard nothing: the same key again, for it is not known what the server did. */
export function unansweredOutcome(form: FormData): RefusedForm {
  const formKey = String(form.get("idempotencyKey") ?? "");
  return { kind: "refused", failure: { code: "unanswered" }, shownTotal: shownTotalOf(form), values: keptValues(form), formKey };
}
