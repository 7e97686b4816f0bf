import type { UseCases } from "../../src/usecases/use-cases.ts";

const notAsked = (): never => {
  throw new Error("not asked here");
};

/** Use cases for a test that says which of them it needs: the others must not be asked. */
export const UNASKED: UseCases = {
  today: notAsked,
  exchangeRates: notAsked,
  exchangeRatesOf: notAsked,
  suggestPlaces: notAsked,
  resolvePlace: notAsked,
  searchFlights: notAsked,
  searchBound: notAsked,
  explore: notAsked,
  listFareDays: notAsked,
  listNearbyAirports: notAsked,
  listFromFares: notAsked,
  getOffer: notAsked,
  listFareBrands: notAsked,
  renewOffer: notAsked,
  suggestHotelPlaces: notAsked,
  hotelPlaceIn: notAsked,
  resolveHotelPlace: notAsked,
  searchHotels: notAsked,
  getHotel: notAsked,
  findHotel: notAsked,
  hotelToday: notAsked,
  visitorCity: notAsked,
  getRate: notAsked,
  renewRate: notAsked,
  rateSubject: notAsked,
  book: notAsked,
  findBill: notAsked,
  findBooked: notAsked,
  findBookingFor: notAsked,
  findManagedBooking: notAsked,
  quoteCancellation: notAsked,
  cancelBooking: notAsked,
  completeNames: notAsked,
  resendConfirmation: notAsked,
  bookingCalendar: notAsked,
  sendEnquiry: notAsked,
  askWatch: notAsked,
  findWatch: notAsked,
  confirmWatch: notAsked,
  stopWatch: notAsked,
};
