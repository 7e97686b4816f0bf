import { type Bill, type BookingFailure, type BookingFault, type BookingRequest, faultOfTraveller } from "../../../core/booking/index.ts";
import type { Result } from "../../../core/kernel/index.ts";
import { keptValues, shownTotalOf } from "./form-texts.ts";
import type { GoneCode, SubmitOutcome } from "./outcome.ts";

/** What is sold through a form: how it is found again, and how the form asks for it. */
export interface Sale<Offer> {
  find(): Promise<Result<Offer, GoneCode>>;
  parse(offer: Offer): Result<BookingRequest, readonly BookingFault[]>;
}

interface SubmitNeeds {
  book(request: BookingRequest): Promise<Result<Bill, BookingFailure>>;
  newFormKey(): string;
  sealBookingId(id: string): string;
}

/** Books what a form asks for, or says why not. */
export async function submitBooking<Offer>(form: FormData, sale: Sale<Offer>, needs: SubmitNeeds): Promise<SubmitOutcome> {
  const { book, newFormKey, sealBookingId } = needs;
  const kept = { values: keptValues(form), formKey: newFormKey() };
  const shownTotal = shownTotalOf(form);
  const found = await sale.find();
  if (!found.ok) return { kind: "refused", failure: { code: found.error }, shownTotal, ...kept };

  const request = sale.parse(found.value);
  if (!request.ok) return { kind: "faults", faults: request.error, ...kept };

  const booked = await book(request.value);
  if (booked.ok) return { kind: "booked", seal: sealBookingId(booked.value.bookingId) };
  const failure = booked.error;
  if (failure.code === "invalid_travellers") return { kind: "faults", faults: failure.faults.map(faultOfTraveller), ...kept };
  // The answer to a booking under way belongs to the key that asked for it.
  const formKey = failure.code === "in_progress" ? (request.value.idempotencyKey ?? kept.formKey) : kept.formKey;
  return { kind: "refused", failure, shownTotal, values: kept.values, formKey };
}
