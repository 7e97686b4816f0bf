import { formatNumber } from "../grammar/format-number.ts";
import { plural } from "../grammar/plural.ts";
import { unbroken } from "../grammar/unbroken.ts";
import { count, guests, nights, rooms } from "./counts.ts";

const hotelsOf = (value: number) => count(value, "hotel", "hotels");

/** The results of a hotel search: cards, filters, map, and what is said when there are none. */
export const hotelResults = {
  hotelsIn: (place: string) => `Hotels in ${place}`,
  hotelsNear: (place: string) => `Hotels near ${place}`,
  title: (where: string) => `${where}, total prices`,
  description: (where: string, checkIn: string, checkOut: string) =>
    `${where} from ${checkIn} to ${checkOut}: the total of the stay first, taxes and mandatory fees in it, on a map and in a list.`,
  descriptionWithoutSearch: "Search hotels by place, dates and guests: the total of the stay first, taxes and mandatory fees in it.",
  titleWithoutSearch: "Hotel results",
  found: (value: number, place: string) => `${hotelsOf(value)} in ${place}`,
  near: (value: number, place: string) => `${hotelsOf(value)} near ${place}`,
  foundOf: (value: number, all: number) => `${hotelsOf(value)} of ${formatNumber(all)}`,
  nearest: (listed: number, all: number) => `The ${formatNumber(listed)} nearest of ${formatNumber(all)} hotels with a room for you.`,
  moved: (day: string, place: string) => `It is already ${day} in ${place}: your stay begins on that day.`,
  prices: (nightCount: number, people: number, roomCount: number, currency: string, fee: string) =>
    `Totals for ${nights(nightCount)}, ${guests(people)} and ${rooms(roomCount)}, in ${currency}, taxes and fees included. Service fee ${fee}.`,
  recapDays: (days: string, people: number, roomCount: number) => `${days}, ${unbroken(guests(people))}, ${unbroken(rooms(roomCount))}`,
  list: "Hotels",
  sort: {
    label: "Sort by",
    lowest: "Lowest Price",
    highest: "Highest Price",
    rating: "Guest Rating",
    stars: "Star Rating",
    distance: "Distance",
  },

  card: {
    searched: "The hotel you searched",
    stars: (value: number) => count(value, "star", "stars"),
    place: (neighbourhood: string, distance: string) => `${neighbourhood}, ${distance}`,
    fromCenter: (miles: string) => `${miles} from the center`,
    fromCenterOf: (miles: string, city: string) => `${miles} from the center of ${city}`,
    from: (miles: string, place: string) => `${miles} from ${place}`,
    miles: (miles: string) => `${miles} miles`,
    ratings: (value: number) => count(value, "rating", "ratings"),
    perNightWith: "per night, taxes and fees included",
    totalFor: (value: number) => `for ${nights(value)}`,
    discount: (percent: number) => `Save ${percent}%`,
    discountWhy: (percent: number, fromNights: number) => `${percent}% off for ${nights(fromNights)} or more, already in the price`,
    defaultDiscount: "Save up to 15%",
    select: "Select Hotel",
    selectNamed: (name: string) => `Select Hotel: ${name}`,
  },
  /** A part of a city by its own name; one without a name, such as `City center`, or with one made of common words, in the page's language. */
  district: (name: string): string => name,
  bands: { wonderful: "Outstanding", very_good: "Very Good", good: "Good", pleasant: "Pleasant" },
  noBand: "Guest rating",
  features: {
    free_cancellation: "Free cancellation",
    book_now_pay_later: "Book now, pay later",
    breakfast_included: "Breakfast included",
    refundable: "Refundable",
  },

  filters: {
    show: (value: number) => `Show ${hotelsOf(value)}`,
    hotels: (value: number) => plural(value, { one: " hotel", other: " hotels" }),
    price: {
      title: "Price per night",
      note: "Taxes and fees in; beside each choice below, the lowest",
      lowest: "Lowest price per night",
      highest: "Highest price per night",
      between: (low: string, high: string) => `${low} – ${high}`,
    },
    rating: {
      title: "Guest rating",
      topRated: "Top rated 7+",
      bands: { wonderful: "Wonderful 9+", very_good: "Very Good 8-9", good: "Good 7-8", pleasant: "Pleasant 6-7" },
    },
    stars: { title: "Stars", of: (value: number) => count(value, "star", "stars") },
    distance: {
      title: "Distance",
      within: (miles: number) => `Within ${count(miles, "mile", "miles")}`,
      fiveAndMore: "Within 5 miles and more",
    },
    features: { title: "Rate features" },
    name: { title: "Hotel name", label: "Part of the name" },
  },

  map: {
    label: (place: string) => `Schematic map of the hotels around ${place}`,
    open: "Map",
    ring: (miles: number) => `${miles} mi`,
    pin: (name: string, price: string) => `${name}, ${price} per night`,
    legend:
      "Prices per night of the hotels in the list; small dots are the others. Directions are true; distances draw closer together farther out, and the farthest hotels stand at the edge.",
    perNight: (price: string) => `${price} per night`,
    chosen: "Chosen on the map",
    close: (name: string) => `Close ${name}`,
  },

  searchedFull: {
    title: (name: string) => `${name} has no room for these nights`,
    why: "It is full, or no room of it holds all of you. These are the hotels around it.",
    whyAlone: "It is full, or no room of it holds all of you. Its page has other dates.",
    link: "See the hotel and other dates",
  },
  none: {
    title: "There is no Hotel available now...",
    why: (miles: number, place: string, checkIn: string, checkOut: string) =>
      `Within ${count(miles, "mile", "miles")} of ${place} no hotel has a room for all of you from ${checkIn} to ${checkOut}.`,
    otherwise: "Other dates, fewer rooms or a larger place nearby often help.",
    wider: (found: number, miles: number) => `See ${hotelsOf(found)} within ${count(miles, "mile", "miles")}`,
  },
  failed: {
    title: "Failed to fetch flight hotels. Please try again later.",
    why: "Our hotel supply did not answer. Your search is kept in the address of this page.",
  },
  missing: {
    title: "No hotels found.",
    why: "The list of hotels did not arrive. Search again, or call us.",
  },
  filteredOut: {
    title: "Sorry, in this range filter is not available.",
    why: (all: number) =>
      all === 1 ? "Your filters hide the only hotel that we found." : `Your filters hide all ${hotelsOf(all)} that we found.`,
    drop: {
      price: "Clear Price per night",
      bands: "Clear Guest rating",
      topRated: "Clear Top rated",
      stars: "Clear Stars",
      distance: "Clear Distance",
      features: "Clear Rate features",
      name: "Clear Hotel name",
      all: "Reset all",
    },
    brings: (value: number) => `brings back ${formatNumber(value)}`,
  },
  faults: {
    title: "This search needs a look",
    none: {
      title: "Where would you like to stay?",
      why: "Choose a place and two dates, and we show every hotel there with a room for you.",
    },
    required: { org: "Choose where you want to stay.", other: "Choose a check-in date." },
    unknown_place: (text: string) => `We do not know the place “${text}”. Try the city's name, an airport code, a landmark or a hotel.`,
    meant: "Did you mean one of these?",
    invalid_date: (text: string) => `“${text}” is not a date. Write it like Mar-12-2027.`,
    invalid_count: "The number of guests or rooms is not a number.",
    unknown_radius: "Choose a radius of 1, 3, 5, 10 or 25 miles.",
    past_check_in: "The check-in date has passed. Choose today or a later day.",
    beyond_horizon: "Rooms are on sale 365 days ahead. Choose an earlier day.",
    check_out_not_after_check_in: "The check-out date must be after the check-in date.",
    too_many_nights: "One stay holds at most 30 nights. For a longer one, call us.",
    no_room_or_adult: "Choose at least one room and one adult.",
    over_limit: "One booking holds at most 5 rooms, 10 adults, 10 children and 2 infants.",
    fewer_adults_than_rooms: "Each room needs an adult. Choose fewer rooms, or more adults.",
    more_guests_than_rooms_hold: "So many guests do not fit in so few rooms: a room holds at most 4 adults, and 6 guests beside infants.",
  },
  /** @param place as it was typed: whether it is a city is not known yet. */
  loading: { title: "Looking for rooms", where: (place: string) => `Hotels near ${place}` },
};
