import { type BookingDays, type FlightBookingFields, type FlightBookingRules, tripDaysOf } from "../../../core/booking/index.ts";
import { type FlightOffer, travellerCount } from "../../../core/flights/index.ts";
import type { Country } from "../../components/booking-form/countries.ts";
import { bookingTextsIn, travellerIn } from "../../components/booking-form/form-texts.ts";

/** Reads the posted form. Offer and party are the server's own, whatever the form says. */
export function bookingFieldsOf(form: FormData, { id, party }: FlightOffer): FlightBookingFields {
  return {
    ...bookingTextsIn(form),
    offerId: id,
    adt: String(party.adults),
    chd: String(party.children),
    ift: String(party.infants),
    travellers: Array.from({ length: travellerCount(party) - 1 }, (_, index) => travellerIn(form, `travellers.${index}.`)),
  };
}

/** The rules of the screen, which asks for everything: the same in the browser and on the server. */
export function bookingRules(offer: FlightOffer, days: BookingDays, countries: readonly Country[]): FlightBookingRules {
  const { departure, last } = tripDaysOf(offer);
  return {
    ...days,
    departureDate: departure,
    lastDate: last,
    names: "all",
    expiryRequired: true,
    isCountry: (code) => countries.some((country) => country.code === code),
  };
}
