import { parseFlightBookingFields } from "../../../core/booking/index.ts";
import { listCountries } from "../../components/booking-form/countries.ts";
import type { SubmitOutcome } from "../../components/booking-form/outcome.ts";
import { submitBooking } from "../../components/booking-form/submit-booking.ts";
import type { PageContext } from "../../context.ts";
import { bookingFieldsOf, bookingRules } from "./booking-form-fields.ts";
import { flightSale } from "./flight-sale.ts";

type Needs = Pick<PageContext, "useCases" | "locale" | "address" | "newFormKey" | "sealBookingId">;

/** Books the flight behind an offer's id by the posted form, or says why not. */
export function submitFlight(id: string, form: FormData, context: Needs): Promise<SubmitOutcome> {
  const { useCases, locale } = context;
  return submitBooking(
    form,
    {
      ...flightSale(id, useCases),
      parse: (offer) =>
        parseFlightBookingFields({ ...bookingFieldsOf(form, offer), language: locale }, bookingRules(offer, useCases.today(), listCountries(locale))),
    },
    context,
  );
}
