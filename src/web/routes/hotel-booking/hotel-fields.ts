import type { BookingRules, HotelBookingFields } from "../../../core/booking/index.ts";
import type { HotelOffer } from "../../../core/hotels/index.ts";
import type { LocalDate } from "../../../core/kernel/index.ts";
import type { Country } from "../../components/booking-form/countries.ts";
import { bookingTextsIn } from "../../components/booking-form/form-texts.ts";

/** Reads the posted form. Hotel, rate, stay and guests are the server's own, whatever the form says. */
export function hotelFieldsOf(form: FormData, { hotel, rate, stay, guests }: HotelOffer): HotelBookingFields {
  return {
    ...bookingTextsIn(form),
    hotelId: hotel.id,
    rateId: rate.id,
    checkin: stay.checkIn,
    checkout: stay.checkOut,
    adult: String(guests.adults),
    child: String(guests.children),
    infant: String(guests.infants),
    rooms: String(guests.rooms),
  };
}

/** The rules of the screen, which asks for everything: the same in the browser and on the server. `today` is the day at the hotel. */
export const hotelRules = (today: LocalDate, countries: readonly Country[]): BookingRules => ({
  today,
  expiryRequired: true,
  isCountry: (code) => countries.some((country) => country.code === code),
});
