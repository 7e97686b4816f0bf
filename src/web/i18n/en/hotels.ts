import { plural } from "../grammar/plural.ts";

const count = (value: number, one: string, other: string) => `${value.toLocaleString("en-US")} ${plural("en", value, { one, other })}`;
const nights = (value: number) => count(value, "night", "nights");
const guests = (value: number) => count(value, "guest", "guests");
const rooms = (value: number) => count(value, "room", "rooms");
const hotelsOf = (value: number) => count(value, "hotel", "hotels");

/** The hotel search: its form, its home page, and its results. */
export const hotels = {
  form: {
    name: "Hotel search",
    totalFirst: "Total price shown, taxes and fees included",
    destination: "Destination",
    placeHint: "City, landmark or hotel",
    noPlace: (keyword: string) => `No place matches “${keyword}”. Try the city or the hotel's name.`,
    checkIn: "Check-in",
    checkOut: "Check-out",
    guestsAndRooms: "Guests and rooms",
    guestsInRooms: (people: number, roomCount: number) => `${guests(people)}, ${rooms(roomCount)}`,
    counters: {
      rooms: { label: "Rooms", hint: "Up to 5" },
      adults: { label: "Adults", hint: "13 years and over" },
      children: { label: "Children", hint: "2-12" },
      infants: { label: "Infants", hint: "0-23 months" },
    },
    submit: "Search Hotels",
    noLocation: "Unable to retrieve your location...",
    lookupFailed: "Error fetching locations",
    samePlace: "Source and destination cannot be the same!",
    orderToast: "Departure date cannot be later than or equal to return date.",
    faults: {
      destinationMissing: "Choose where you want to stay.",
      invalid_date: "Write the date as MMM-DD-YYYY, for example Mar-12-2027.",
      past_check_in: "Choose today or a later day.",
      beyond_horizon: "Rooms are sold up to 365 days ahead.",
      check_out_not_after_check_in: "Check-out is at least one day after check-in.",
      too_many_nights: "One stay holds at most 30 nights.",
      no_room_or_adult: "Choose at least one room and one adult.",
      over_limit: "One booking holds at most 5 rooms, 10 adults, 10 children and 2 infants.",
      fewer_adults_than_rooms: "Each room needs an adult: choose fewer rooms.",
      more_guests_than_rooms_hold: "A room holds at most 4 adults, and 6 guests beside infants: choose more rooms.",
    },
  },

  home: {
    title: "Hotels by their whole price",
    description: (brand: string) =>
      `Compare hotels with ${brand}: the total of the stay first, taxes and mandatory fees in it, and the last day of free cancellation.`,
    keywords: "hotels, compare hotels, hotel deals, total hotel price, free cancellation",
    headline: ["Sail in,", "sleep\u00a0well."],
    promise: "Hotels in more than 500 places. The price of the whole stay, taxes and fees in it.",
    facts: {
      kicker: "Before you book",
      title: "What our prices and pages say",
      total: {
        title: "The total is the total",
        text: "All rooms, all nights, taxes, and every fee that nobody can decline: resort fee, facility fee, city tax. The nightly price beside it is that total, shared evenly.",
      },
      cancel: {
        title: "The last free day, on the hotel's clock",
        text: "Free cancellation ends at a time of day where the hotel stands, not where you are. We show that day and hour before you book and again on the bill.",
      },
      pay: {
        title: "Pay now, or at the hotel",
        text: "“Book now, pay later” means that your card is only checked now, and the hotel takes the money. Our own service fee on a hotel is $0.00.",
      },
      pictures: {
        title: "Drawings, not photographs",
        text: "Every picture of a hotel is an illustration, put together from what the hotel has. A pool is drawn only where there is one.",
      },
    },
    posters: {
      kicker: "A week from today",
      title: "Where to stay next",
      cities: {
        "las-vegas": {
          city: "Las Vegas",
          org: "Las Vegas, Nevada",
          picture: "The Strip as a string of lights under red mesas",
          line: "Resort fees are in the total, as they should be.",
        },
        honolulu: {
          city: "Honolulu",
          org: "Honolulu, Hawaii",
          picture: "Diamond Head over the bay of Waikiki, with the pink hotel",
          line: "Waikiki mornings, Diamond Head before breakfast.",
        },
        seattle: {
          city: "Seattle",
          org: "Seattle, Washington",
          picture: "The Space Needle against the sun, Rainier above the clouds",
          line: "Belltown, Pioneer Square, ferries out of the window.",
        },
        "new-york": {
          city: "New York",
          org: "New York, New York",
          picture: "Brooklyn Bridge at first light",
          line: "Midtown to Brooklyn, by the night.",
        },
        chicago: {
          city: "Chicago",
          org: "Chicago, Illinois",
          picture: "The river canyon, and the elevated train on a red bridge",
          line: "The Loop on foot, the lake at its end.",
        },
        boston: {
          city: "Boston",
          org: "Boston, Massachusetts",
          picture: "Sails on the Charles in October",
          line: "Back Bay brick, and sails on the Charles.",
        },
        austin: {
          city: "Austin",
          org: "Austin, Texas",
          picture: "The Capitol under a violet sky, bats streaming from the bridge",
          line: "Music until late, the springs next morning.",
        },
        vancouver: {
          city: "Vancouver",
          org: "Vancouver, British Columbia",
          picture: "Lions Gate Bridge under two snowy peaks",
          line: "Sea wall, mountains, one city between.",
        },
      },
    },
    illustrative: "The hotels, their prices and their ratings are illustrative: they come from a built-in model, and no real room is sold.",
  },

  results: {
    title: (place: string) => `Hotels in ${place}, total prices`,
    titleWithoutSearch: "Hotel results",
    found: (value: number, place: string) => `${hotelsOf(value)} in ${place}`,
    near: (value: number, place: string) => `${hotelsOf(value)} near ${place}`,
    foundOf: (value: number, all: number) => `${hotelsOf(value)} of ${all.toLocaleString("en-US")}`,
    nearest: (listed: number, all: number) =>
      `The ${listed.toLocaleString("en-US")} nearest of ${all.toLocaleString("en-US")} hotels with a room for you.`,
    prices: (nightCount: number, people: number, roomCount: number, currency: string, fee: string) =>
      `Totals for ${nights(nightCount)}, ${guests(people)} and ${rooms(roomCount)}, in ${currency}, taxes and fees included. Service fee ${fee}.`,
    recapDays: (days: string, people: number, roomCount: number) => `${days}, ${guests(people)}, ${rooms(roomCount)}`,
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
      picture: (name: string) => `Drawing of ${name}`,
      stars: (value: number) => count(value, "star", "stars"),
      place: (neighbourhood: string, distance: string) => `${neighbourhood}, ${distance}`,
      fromCenter: (miles: string) => `${miles} from the center`,
      from: (miles: string, place: string) => `${miles} from ${place}`,
      miles: (miles: string) => `${miles} miles`,
      reviews: (value: number) => count(value, "review", "reviews"),
      perNightWith: "per night, taxes and fees included",
      totalFor: (value: number) => `for ${nights(value)}`,
      discount: (percent: number) => `Save ${percent}%`,
      discountWhy: (percent: number, fromNights: number) => `${percent}% off from ${nights(fromNights)}, already in the price`,
      defaultDiscount: "Save up to 15%",
      select: "Select Hotel",
      selectNamed: (name: string) => `Select Hotel: ${name}`,
    },
    bands: { wonderful: "Wonderful", very_good: "Very Good", good: "Good", pleasant: "Pleasant" },
    noBand: "Guest rating",
    features: {
      free_cancellation: "Free cancellation",
      book_now_pay_later: "Book now, pay later",
      breakfast_included: "Breakfast included",
      refundable: "Refundable",
    },

    filters: {
      show: (value: number) => `Show ${hotelsOf(value)}`,
      hotels: (value: number) => plural("en", value, { one: " hotel", other: " hotels" }),
      price: {
        title: "Price per night",
        note: "Taxes and fees in",
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
    },

    none: {
      title: "There is no Hotel available now...",
      why: (place: string, checkIn: string, checkOut: string) =>
        `No hotel near ${place} has a room for all of you from ${checkIn} to ${checkOut}. Other dates, fewer rooms or a larger place nearby often help.`,
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
      why: (all: number) => `Your filters hide all ${hotelsOf(all)} that we found.`,
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
      brings: (value: number) => `brings back ${value}`,
    },
    faults: {
      title: "This search needs a look",
      none: {
        title: "Where would you like to stay?",
        why: "Choose a place and two dates, and we show every hotel there with a room for you.",
      },
      required: { org: "Choose where you want to stay.", other: "Choose a check-in date." },
      unknown_place: (text: string) => `We do not know the place “${text}”. Try the city's name, an airport code, a landmark or a hotel.`,
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
    loading: { title: "Looking for rooms", place: (place: string) => `Hotels in ${place}` },
  },
};
