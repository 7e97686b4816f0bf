import { bookingDays, daysAt, parseFlightBookingFields } from "../../../core/booking/index.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { listCountries } from "../../components/booking-form/countries.ts";
import type { SubmitOutcome } from "../../components/booking-form/outcome.ts";
import { submitBooking } from "../../components/booking-form/submit-booking.ts";
import type { PageContext } from "../../context.ts";
import { bookingFieldsOf, bookingRules } from "./booking-form-fields.ts";
import { flightSale } from "./flight-sale.ts";
import { renewBack, renewFlight } from "./renew-flight.ts";

type Needs = Pick<PageContext, "useCases" | "locale" | "address" | "newFormKey" | "sealBookingId">;

/**
 * Books the flight behind an offer's id by the posted form, or says why not.
 * @param back query of the results that the traveller came from.
 */
export function submitFlight(id: string, form: FormData, context: Needs, back = ""): Promise<SubmitOutcome<FlightOffer>> {
  const { useCases, locale } = context;
  return submitBooking(
    form,
    {
      ...flightSale(id, useCases),
      renew: async (currency) => renewFlight(id, currency, await renewBack(back, useCases), context),
      parse: (offer, bookedAt) =>
        parseFlightBookingFields(
          { ...bookingFieldsOf(form, offer), language: locale },
          bookingRules(offer, bookingDays(bookedAt ? daysAt(bookedAt) : useCases.today), listCountries(locale)),
        ),
    },
    context,
  );
}
