import { type BookingFailure, type BookingFault, faultOfTraveller, parseFlightBookingFields } from "../../../core/booking/index.ts";
import type { Money, OfferId } from "../../../core/kernel/index.ts";
import type { OfferLookupFailure } from "../../../usecases/use-cases.ts";
import type { WebContext } from "../../context.ts";
import { bookingFieldsOf, bookingRules, keptValues, shownTotalOf } from "./booking-form-fields.ts";
import { listCountries } from "./countries.ts";

/** Why the form comes back, with what was typed in it and the key of the next try. */
export type SubmitOutcome =
  | { readonly kind: "booked"; readonly seal: string }
  | ({ readonly kind: "faults"; readonly faults: readonly BookingFault[] } & Kept)
  | ({ readonly kind: "refused"; readonly failure: RefusalReason; readonly shownTotal: Money } & Kept);

export type RefusalReason =
  | Exclude<BookingFailure, { readonly code: "invalid_travellers" }>
  | { readonly code: OfferLookupFailure }
  | { readonly code: "unanswered" };

interface Kept {
  /** Never the card's. */
  readonly values: Readonly<Record<string, string>>;
  readonly formKey: string;
}

type Needs = Pick<WebContext, "useCases" | "locale" | "newFormKey" | "sealBookingId">;

/** Books what the form asks for, or says why not. */
export async function submitBooking(id: string, form: FormData, context: Needs): Promise<SubmitOutcome> {
  const { useCases, locale, newFormKey, sealBookingId } = context;
  const kept = { values: keptValues(form), formKey: newFormKey() };
  const shownTotal = shownTotalOf(form);
  const found = await useCases.getOffer(id as OfferId);
  if (!found.ok) return { kind: "refused", failure: { code: found.error }, shownTotal, ...kept };

  const rules = bookingRules(found.value, useCases.today(), listCountries(locale));
  const request = parseFlightBookingFields(bookingFieldsOf(form, found.value), rules);
  if (!request.ok) return { kind: "faults", faults: request.error, ...kept };

  const booked = await useCases.book(request.value);
  if (booked.ok) return { kind: "booked", seal: sealBookingId(booked.value.bookingId) };
  const failure = booked.error;
  if (failure.code === "invalid_travellers") return { kind: "faults", faults: failure.faults.map(faultOfTraveller), ...kept };
  // The answer to a booking under way belongs to the key that asked for it.
  const formKey = failure.code === "in_progress" ? (request.value.idempotencyKey ?? kept.formKey) : kept.formKey;
  return { kind: "refused", failure, shownTotal, values: kept.values, formKey };
}

/** The HTTP status of an outcome that shows the form again. */
export function outcomeStatus(outcome: Exclude<SubmitOutcome, { kind: "booked" }>): number {
  if (outcome.kind === "faults") return 400;
  const { code } = outcome.failure;
  if (code === "payment_declined") return 402;
  if (code === "offer_forged") return 404;
  if (code === "offer_expired") return 410;
  return code === "supplier_unavailable" ? 502 : 409;
}
