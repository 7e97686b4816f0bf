import type { FromTrips } from "../../../core/flights/index.ts";
import { nights } from "./counts.ts";

/** The frame of the written pages: destinations, airlines, themes, policies. Their own texts are in `web/content`. */
export const pages = {
  tagline: (brand: string) => `With ${brand} enjoy big savings!`,
  /** What stands before the name in a heading, the name, and what stands after it. */
  headings: {
    destination: (city: string) => ["Book Flights Ticket to", city, ""] as readonly [string, string, string],
    airline: (airline: string) => ["Search", airline, "Reservations"] as readonly [string, string, string],
  },
  crumbs: { flights: "Flights", places: "Destinations and airlines" },
  independent: (brand: string, airline: string) =>
    `${brand} is an independent travel agency. We are not ${airline} and do not speak for it.`,
  attractions: "Major attractions",
  airports: (city: string) => `Airports serving ${city}`,
  airportHead: { code: "Code", airport: "Airport, and the way to town" },
  seasons: "When to go",
  questions: "Questions",
  facts: "Fleet and network in facts",
  baggage: "Baggage",
  checkIn: "Check-in times",
  inShort: "In short",
  validFrom: (day: string) => `This wording holds from ${day}.`,
  otherPolicies: "Other policies",
  phone: {
    title: "Book by phone",
    steps: [
      { title: (phone: string) => `Call ${phone}`, text: "A person answers, day and night, in English or Spanish." },
      {
        title: () => "Give your dates, route, number of travelers and class",
        text: "And say what matters to you: a bag, a nonstop, seats together.",
      },
      { title: () => "Choose a flight", text: "The agent reads you the total with every fee before you decide." },
      { title: () => "Pay the reservation fee", text: "The agent says the amount first; it is part of the total." },
      { title: () => "Get your confirmation", text: "It comes by email or text, with your booking number." },
    ] as readonly { readonly title: (phone: string) => string; readonly text: string }[],
  },
  fares: {
    kicker: "From fares",
    title: (name: string) => `Fares to ${name}`,
    airlineTitle: (name: string) => `Fares with ${name}`,
    themeTitle: "Fares to start from",
    businessTitle: "Business class, to start from",
    route: (from: string, to: string) => `${from} to ${to}`,
    dated: (route: string, out: string, back: string) => `${route} and back, ${out} to ${back}, for one adult`,
    dates: (out: string, back: string) => `${out} to ${back}`,
    nonstop: "nonstop",
    stops: (count: number) => (count === 1 ? "1 stop" : `${count} stops`),
    byMonth: "The cheapest of each month",
    note: (day: string, fee: string, trips: FromTrips) =>
      `Round trip in total for one adult at the ordinary fare, our ${fee} service fee included. Trips of ${nights(trips.nights)} that begin on any day of the next ${Math.ceil(trips.days / 7)} weeks, looked for in our own search on ${day}. The timetable and fares are illustrative.`,
    /** On an airline's page. */
    counted: (airline: string) =>
      `Only trips whose longest flight each way is sold as ${airline} are counted; the results also list those with any one flight of ${airline}, some of them cheaper.`,
    none: "No fares were found on these routes for such trips. Search above for other dates.",
    from: (price: string, city: string) => `From ${price} in total, round trip from ${city}.`,
    fromRoute: (price: string, from: string, to: string) => `From ${price} in total, round trip ${from} to ${to}.`,
    fromInBusiness: (price: string, from: string, to: string) => `Business class from ${price} in total, round trip ${from} to ${to}.`,
  },
  places: {
    title: "All destinations, airlines and ways to travel",
    description:
      "Every destination page, airline page and travel theme on the site in one list, with the policies and the people behind them. Find a city or an airline by name.",
    heading: "Where to, and with whom",
    lead: "Every page that we have written, in one place.",
    find: "Find a city, an airline or a topic",
    findButton: "Find",
    found: (count: number, words: string) => (count === 1 ? `1 page for “${words}”` : `${count} pages for “${words}”`),
    nothing: (words: string) => `No page is about “${words}”. The flight search knows every airport:`,
    searchFlights: "Search flights",
    all: "Show all pages",
    destinations: "Destinations",
    airlines: "Airlines",
    themes: "Ways to travel",
    agency: "The agency",
    policies: "Policies",
  },
  airlinePicture: (airline: string) => `A drawn tail fin for ${airline}; not the airline's own livery`,
};
