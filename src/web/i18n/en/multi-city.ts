import { travelers } from "./counts.ts";

/** Trips of many cities: choosing one flight after another. */
export const multiCity = {
  /** The form. */
  tripType: "Multi-city",
  flight: (number: number) => `Flight ${number}`,
  add: "Add a flight",
  remove: (number: number) => `Remove flight ${number}`,
  rows: "Flights 3 to 5 are optional.",
  /** The steps above the results. */
  steps: "Your trip",
  title: (cities: string) => `${cities}, flights and total prices`,
  choose: (number: number, count: number) => `Choose flight ${number} of ${count}`,
  route: (from: string, to: string) => `${from} to ${to}`,
  now: "choosing now",
  change: "Change",
  changeLabel: (number: number, route: string) => `Change flight ${number}, ${route}`,
  each: (fare: string) => `${fare} per traveler`,
  from: (fare: string) => `from ${fare} per traveler`,
  times: (departs: string, arrives: string) => `${departs} – ${arrives}`,
  /** On the cards. */
  tripFrom: "Trip from",
  tripTotal: "Whole trip",
  meaning: (count: number, fee: string, currency: string) =>
    `Each price is the whole trip for ${travelers(count)}: the flights chosen, this one, and the cheapest of each still to choose, ${fee} service fee included, in ${currency}. Times are local.`,
  lastMeaning: (count: number, fee: string, currency: string) =>
    `Each price is the whole trip for ${travelers(count)}, ${fee} service fee included, in ${currency}. Times are local.`,
  terms: "Bags, fees and CO₂ are those of the flights chosen, with this one; a flight still to choose can make them stricter.",
  lastTerms: "Bags, fees and CO₂ are those of all flights chosen, with this one.",
  next: "Choose flight",
  /** When it cannot go on. */
  none: (number: number, route: string, day: string) => `There is no flight for flight ${number}, ${route}, on ${day}.`,
  noneWhy: "Choose an earlier flight before it, or another day.",
  gone: {
    offer_expired: {
      title: "Your choice has expired",
      why: "Prices are held for 30 minutes from the first choice. Your search is still here.",
    },
    sold_out: { title: "A flight you chose has not enough seats left", why: "Choose another one. Your search is still here." },
    offer_forged: { title: "We do not know this choice", why: "The address does not name a choice of ours. Your search is still here." },
    other_search: {
      title: "This choice belongs to another search",
      why: "It was made for other places, dates or travelers, or for another cabin. Your search is still here.",
    },
  },
  /** What has expired and is still to be had. */
  renewed: {
    why: "The flights you chose are still to be had, at today's price. Your search is still here.",
    totals: "Totals of the flights chosen so far, service fee included:",
    goOn: "Go on at today's price",
  },
  again: "Choose again",
  anotherFlight: (number: number) => `Choose another flight ${number}`,
  /** By the reader's clock, or where that is not known in UTC. */
  held: (until: string) => `The flights chosen hold their prices until ${until}.`,
  utc: (time: string) => `${time} UTC`,
  /** What lies between a flight and the one before it. */
  before: (number: number, notes: string) => `Before flight ${number}: ${notes}`,
  wait: (duration: string) => `${duration} from landing to takeoff; bags are claimed and checked in again.`,
  otherAirport: (lands: string, leaves: string) => `You land at ${lands} and leave from ${leaves}: the way between is yours.`,
};
