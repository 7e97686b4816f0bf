import { type BookingDays, type HotelBookingFields, type HotelBookingRules, stayFields } from "../../../core/booking/index.ts";
import type { HotelOffer, HotelProfile } from "../../../core/hotels/index.ts";
import { LEAD_MIN_AGE } from "../../../core/travellers/index.ts";
import type { Country } from "../../components/booking-form/countries.ts";
import { bookingTextsIn } from "../../components/booking-form/form-texts.ts";

/** Reads the posted form. Hotel, rate, stay and guests are the server's own, whatever the form says. */
export const fieldsOfForm = (form: FormData, offer: HotelOffer): HotelBookingFields => ({
  ...bookingTextsIn(form),
  ...stayFields(offer),
  hotelId: offer.hotel.id,
  rateId: offer.rate.id,
});

/**
 * The rules of the screen, which asks for everything: the same in the browser and on the server. It always shows a total, so
 * without one its currency counts as missing.
 * @param days that of the hotel, and the one by which cards are judged.
 */
export const hotelRules = ({ hotel }: HotelOffer, days: BookingDays, countries: readonly Country[]): HotelBookingRules => ({
  ...days,
  expiryRequired: true,
  isCountry: (code) => countries.some((country) => country.code === code),
  minCheckInAge: leadMinAge(hotel),
  hasRate: () => false,
});

/** How old whoever checks in must be, in years: by our own rule and by the hotel's. */
export const leadMinAge = ({ policies }: HotelProfile): number => Math.max(LEAD_MIN_AGE, policies.minCheckInAge);
