import { count, guests, rooms } from "./counts.ts";
import { hotelResults } from "./hotel-results.ts";

/** The hotel search: its form, its home page, and its results. */
export const hotels = {
  form: {
    name: "Hotel search",
    totalFirst: "Total price shown, taxes and fees included",
    destination: "Destination",
    placeHint: "City, landmark or hotel",
    noPlace: (keyword: string) => `No place matches “${keyword}”. Try the city or the hotel's name.`,
    radius: { label: "Search radius", of: (miles: number) => count(miles, "mile", "miles") },
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
      unknown_place: "We do not know this place.",
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
    picture: "A drawn hotel by the sea: white walls, red roofs, palms and the sun behind",
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
        text: "“Book now, pay later” means that your card is only checked now, and the hotel takes the money. We add no service fee of our own to a hotel.",
      },
      pictures: {
        title: "Drawings, not photographs",
        text: "Every picture of a hotel is an illustration, put together from what the hotel has. A pool is drawn only where there is one.",
      },
    },
    posters: {
      kicker: "From today, for a week",
      title: "Where to stay next",
      cities: {
        "las-vegas": {
          city: "Las Vegas",
          org: "Las Vegas, Nevada",
          picture: "The great wheel with the sun in its hub, fountains and a tall tower, desert ranges behind",
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
          picture: "Brooklyn Bridge, and the evening sun behind the Empire State Building",
          line: "Midtown to Brooklyn, by the night.",
        },
        chicago: {
          city: "Chicago",
          org: "Chicago, Illinois",
          picture: "An open drawbridge frames the tallest tower against the sun, a sloop going out",
          line: "The Loop on foot, the lake at its end.",
        },
        boston: {
          city: "Boston",
          org: "Boston, Massachusetts",
          picture: "Sails on the Charles in October, below the cable-stayed bridge",
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

  results: hotelResults,
};
