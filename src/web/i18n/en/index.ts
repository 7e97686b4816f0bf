import { attributions } from "./attributions.ts";
import { booking } from "./booking.ts";
import { contact } from "./contact.ts";
import { fares } from "./fares.ts";
import { flightResults } from "./flight-results.ts";
import { explore } from "./explore.ts";
import { home } from "./home.ts";
import { hotelBooking } from "./hotel-booking.ts";
import { hotelDetails } from "./hotel-details.ts";
import { hotelListing } from "./hotel-listing.ts";
import { hotels } from "./hotels.ts";
import { manage } from "./manage.ts";
import { multiCity } from "./multi-city.ts";
import { nearby } from "./nearby.ts";
import { pages } from "./pages.ts";
import { places } from "./places.ts";
import { results } from "./results.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";
import { thankyou } from "./thankyou.ts";
import { toasts } from "./toasts.ts";
import { watch } from "./watch.ts";

/** The English catalogue, one module per area. Its shape is the contract that every other language must fill. */
export const en = {
  attributions,
  shell,
  home,
  explore,
  pages,
  places,
  fares,
  nearby,
  search,
  toasts,
  results,
  flightResults,
  booking,
  thankyou,
  contact,
  manage,
  multiCity,
  hotels,
  hotelDetails,
  hotelBooking,
  hotelListing,
  watch,
};
