import { formatNumber } from "../grammar/format-number.ts";
import { count } from "./counts.ts";

/** The sample of a hotel listing. */
export const hotelListing = {
  title: "Sample hotel listing",
  heading: (city: string) => `Hotels in ${city}, a sample`,
  description: (city: string) =>
    `A sample of how hotels are listed here: a dozen of those in ${city} with the total of the stay first, taxes and fees in it.`,
  what: (shown: number, all: number, city: string) =>
    `This page is a sample of our listing: ${count(shown, "hotel", "hotels")} of the ${formatNumber(all)} in and around ${city} that have a room for these nights. The prices are today's and can be booked.`,
  stay: (checkIn: string, checkOut: string, nights: number, people: number) =>
    `${checkIn} – ${checkOut}, ${count(nights, "night", "nights")}, ${count(people, "guest", "guests")} in 1 room.`,
  all: (city: string) => `All hotels in ${city}`,
  search: "Search other places and dates",
  list: "Hotels",
  none: {
    title: "The sample is not there right now",
    why: "Our hotel supply did not answer. The search may do better in a minute.",
  },
};
