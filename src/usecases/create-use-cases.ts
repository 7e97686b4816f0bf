import { dateInZone, HOME_ZONE } from "../core/kernel/index.ts";
import { type BookPorts, createBook } from "./book.ts";
import { createExchangeRates, createExchangeRatesOf } from "./exchange-rates.ts";
import { createExplore } from "./explore.ts";
import { createFindBill } from "./find-bill.ts";
import { createFindBooked } from "./find-booked.ts";
import { createGetHotel, createHotelToday } from "./get-hotel.ts";
import { createListFareDays } from "./list-fare-days.ts";
import { createHotelPlaceIn } from "./hotel-place-in.ts";
import { createListFromFares } from "./list-from-fares.ts";
import { createListNearbyAirports } from "./list-nearby-airports.ts";
import { createGetOffer, createListFareBrands, createRenewOffer } from "./get-offer.ts";
import { createGetRate, createRenewRate } from "./get-rate.ts";
import { type BookingLimiters, limitBooking } from "./limited-booking.ts";
import { createManageBookings, type ManagePorts } from "./manage/create-manage-bookings.ts";
import { measured } from "./measured.ts";
import type { Metrics } from "./ports/metrics.ts";
import { createResolveHotelPlace, createResolvePlace, createSuggestHotelPlaces, createSuggestPlaces } from "./resolve-place.ts";
import { createSearchBound } from "./search-bound.ts";
import { createSearchFault, createSearchFlights } from "./search-flights.ts";
import { createSearchHotels } from "./search-hotels.ts";
import { createCheckEnquiry, createSendEnquiry, type SendEnquiryPorts } from "./send-enquiry.ts";
import type { VisitorPlaces } from "./ports/visitor-places.ts";
import type { UseCases } from "./use-cases.ts";
import { createVisitorCity } from "./visitor-city.ts";
import { createWatches } from "./watches/create-watches.ts";
import type { WatchTools } from "./watches/watch-ports.ts";

type Ports = BookPorts &
  SendEnquiryPorts &
  ManagePorts &
  WatchTools & { readonly bookingLimiters: BookingLimiters; readonly metrics: Metrics; readonly visitorPlaces: VisitorPlaces };

/** Binds every use case to its ports. */
export function createUseCases(ports: Ports): UseCases {
  const useCases: UseCases = {
    today: (zone = HOME_ZONE) => dateInZone(ports.clock.now(), zone),
    exchangeRates: createExchangeRates(ports),
    exchangeRatesOf: createExchangeRatesOf(ports),
    suggestPlaces: createSuggestPlaces(ports),
    resolvePlace: createResolvePlace(ports),
    searchFlights: createSearchFlights(ports),
    searchBound: createSearchBound(ports),
    explore: createExplore(ports),
    listFareDays: createListFareDays(ports),
    listNearbyAirports: createListNearbyAirports(ports),
    listFromFares: createListFromFares(ports),
    getOffer: createGetOffer(ports),
    listFareBrands: createListFareBrands(ports),
    renewOffer: createRenewOffer(ports),
    suggestHotelPlaces: createSuggestHotelPlaces(ports),
    hotelPlaceIn: createHotelPlaceIn(ports),
    resolveHotelPlace: createResolveHotelPlace(ports),
    searchHotels: createSearchHotels(ports),
    getHotel: createGetHotel(ports),
    findHotel: (id) => ports.hotels.findHotel(id),
    hotelToday: createHotelToday(ports),
    visitorCity: createVisitorCity({ visitorPlaces: ports.visitorPlaces, findPlace: (text) => ports.hotels.findPlace(text) }),
    getRate: createGetRate(ports),
    renewRate: createRenewRate(ports),
    rateSubject: (id) => ports.hotels.subjectOf(id),
    book: limitBooking(createBook(ports), ports),
    findBill: createFindBill(ports),
    findBooked: createFindBooked(ports),
    ...createManageBookings(ports),
    checkEnquiry: createCheckEnquiry(ports),
    sendEnquiry: createSendEnquiry(ports),
    ...createWatches({ ...ports, searchFault: createSearchFault(ports) }),
  };
  return measured(useCases, ports.metrics);
}
