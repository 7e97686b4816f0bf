import { bookingDays, daysAt, parseHotelBookingFields } from "../../../core/booking/index.ts";
import type { HotelOffer } from "../../../core/hotels/index.ts";
import { listCountries } from "../../components/booking-form/countries.ts";
import { textIn } from "../../components/booking-form/form-texts.ts";
import type { SubmitOutcome } from "../../components/booking-form/outcome.ts";
import { submitBooking } from "../../components/booking-form/submit-booking.ts";
import type { PageContext } from "../../context.ts";
import { fieldsOfForm, hotelRules } from "./hotel-fields.ts";
import { renewStay } from "./renew-stay.ts";
import { staySale } from "./stay-sale.ts";

type Needs = Pick<PageContext, "useCases" | "locale" | "address" | "newFormKey" | "sealBookingId">;

/** Books the rate that the posted form was shown for, whatever is the cheapest by now, or says why not. */
export function submitStay(
  id: string | undefined,
  query: URLSearchParams,
  form: FormData,
  context: Needs,
): Promise<SubmitOutcome<HotelOffer>> {
  const { useCases, locale } = context;
  const shown = textIn(form, "rateId");
  const asked = shown === "" ? query : new URLSearchParams({ rate: shown });
  return submitBooking(
    form,
    {
      ...staySale(id, asked, useCases),
      renew: (currency) => renewStay(asked.get("rate") ?? "", currency, query, context),
      parse: (offer, bookedAt) => {
        const days = bookingDays(bookedAt ? daysAt(bookedAt) : useCases.today, offer.hotel.zone);
        return parseHotelBookingFields({ ...fieldsOfForm(form, offer), language: locale }, hotelRules(offer, days, listCountries(locale)));
      },
    },
    context,
  );
}
