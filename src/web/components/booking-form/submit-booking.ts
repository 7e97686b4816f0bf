import {
  type Bill,
  billStatus,
  type BookingFailure,
  type BookingFault,
  type BookingRequest,
  faultOfTraveller,
} from "../../../core/booking/index.ts";
import { type Instant, type Money, ok, type Result } from "../../../core/kernel/index.ts";
import { answerOf, bookedBefore, type BookedFinder, isFormKey, type SaleFinder } from "./booked-before.ts";
import { keptValues, shownTotalOf, textIn } from "./form-texts.ts";
import type { TooMany } from "../../../core/limits/index.ts";
import type { ReturnedForm, SubmitOutcome } from "./outcome.ts";
import type { RenewedSale } from "./renewed-sale.ts";

/** What is sold through a form: how it is found again, and how the form asks for it. */
interface Sale<Offer> extends SaleFinder<Offer> {
  /** @param bookedAt when this very form was booked before: a day that has passed since is no fault of it. Null: it is new. */
  parse(offer: Offer, bookedAt: Instant | null): Result<BookingRequest, readonly BookingFault[]>;
  /** The same at the price of now, once it has expired; null where it is not to be had. */
  renew(currency: string): Promise<RenewedSale<Offer> | null>;
}

interface SubmitNeeds {
  readonly useCases: BookedFinder & {
    book(request: BookingRequest, address: string | null): Promise<Result<Bill, BookingFailure | TooMany>>;
  };
  /** By what who sends the form is counted. */
  readonly address: string | null;
  newFormKey(): string;
  sealBookingId(id: string): string;
}

/**
 * Books what a form asks for, or says why not. A form that has been here before asks for what was booked with it, whether or not
 * that can still be bought: its answer may have been lost on the way, and it may have taken the last one itself.
 */
export async function submitBooking<Offer>(form: FormData, sale: Sale<Offer>, needs: SubmitNeeds): Promise<SubmitOutcome<Offer>> {
  const { useCases, newFormKey, sealBookingId } = needs;
  const sentKey = textIn(form, "idempotencyKey");
  const before = await bookedBefore(sentKey, sale, useCases);
  // The key of a booking goes with its form until somebody has read that it was made: under another one they would pay again.
  const formKey = before && billStatus(before.booking) !== null && isFormKey(sentKey) ? sentKey : newFormKey();
  const kept = { values: keptValues(form), formKey };
  const shownTotal = shownTotalOf(form);
  const found = before ? ok(before.offer) : await sale.find();
  if (!found.ok) {
    const renewed = found.error === "offer_expired" ? await sale.renew(shownTotal.currency) : null;
    if (!renewed) return { kind: "refused", failure: { code: found.error }, shownTotal, ...kept };
    // Another offer is another agreement, whatever it costs.
    return { kind: "refused", failure: { code: "offer_renewed", total: renewed.total }, renewed, shownTotal, ...kept };
  }

  const request = sale.parse(found.value, before && before.booking.createdAt);
  if (!request.ok) return { kind: "faults", faults: request.error, ...kept };

  const booked = await useCases.book(request.value, needs.address);
  if (booked.ok) return { kind: "booked", seal: sealBookingId(booked.value.bookingId) };
  const first = booked.error.code === "key_reused" ? await answerOf(sentKey, sale, needs) : null;
  if (first) return { kind: "refused", failure: { code: "booked_before", ...first }, shownTotal, ...kept, formKey: newFormKey() };
  return returned(booked.error, sentKey, { shownTotal, ...kept });
}

interface Returning {
  readonly values: Readonly<Record<string, string>>;
  /** Of the next try. */
  readonly formKey: string;
  readonly shownTotal: Money;
}

/** The form that was not booked. */
function returned(failure: BookingFailure | TooMany, sentKey: string, { shownTotal, ...kept }: Returning): ReturnedForm<never> {
  if (failure.code === "invalid_travellers") return { kind: "faults", faults: failure.faults.map(faultOfTraveller), ...kept };
  // The answer to a booking under way belongs to the key that asked for it; what was not even tried keeps its own.
  const isSame = failure.code === "in_progress" || failure.code === "too_many";
  return { kind: "refused", failure, shownTotal, ...kept, ...(isSame && sentKey !== "" && { formKey: sentKey }) };
}
