import { parseHotelBookingFields } from "../../../core/booking/index.ts";
import { listCountries } from "../../components/booking-form/countries.ts";
import { textIn } from "../../components/booking-form/form-texts.ts";
import type { SubmitOutcome } from "../../components/booking-form/outcome.ts";
import { submitBooking } from "../../components/booking-form/submit-booking.ts";
import type { WebContext } from "../../context.ts";
import { hotelFieldsOf, hotelRules } from "./hotel-fields.ts";
import { findRate } from "./load-stay.ts";

type Needs = Pick<WebContext, "useCases" | "locale" | "newFormKey" | "sealBookingId">;

/** Books the rate that the posted form was shown for, or says why not. */
export function submitStay(id: string | undefined, query: URLSearchParams, form: FormData, context: Needs): Promise<SubmitOutcome> {
  const { useCases, locale, newFormKey, sealBookingId } = context;
  const shown = textIn(form, "rateId");
  const asked = shown === "" ? query : new URLSearchParams({ rate: shown });
  return submitBooking(
    form,
    {
      find: () => findRate(id, asked, useCases),
      parse: (offer) =>
        parseHotelBookingFields(hotelFieldsOf(form, offer), hotelRules(useCases.today(offer.hotel.zone), listCountries(locale))),
    },
    { book: (request) => useCases.book(request), newFormKey, sealBookingId },
  );
}
