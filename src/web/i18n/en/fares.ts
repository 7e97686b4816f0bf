import { nights, travelers } from "./counts.ts";

const trip = (stay: number | null) =>
  stay === null ? "one way" : stay === 0 ? "out and back on one day" : `round trip of ${nights(stay)}`;

/** What each day costs: in the date picker of the flight search, in the year's graph and on the days around a search. */
export const fares = {
  levels: { cheapest: "Lowest", low: "Low", middle: "Middle", high: "High" },
  legend: "Prices of the days",
  picker: {
    /** Each day of departure has the total of its trip. */
    leaving: {
      meaning: (stay: number | null, count: number, currency: string) =>
        `Lowest total in ${currency} by day of departure: ${trip(stay)}, ${travelers(count)}, every fee included. Prices are rounded.`,
      spoken: (total: string) => `${total} leaving on this day`,
      cheapest: (total: string) => `${total} leaving on this day, the lowest price here`,
      none: "No flights are on sale in these months.",
    },
    /** The day of departure stands, and each day has the total of the round trip that ends on it. */
    returning: {
      meaning: (departure: string, count: number, currency: string) =>
        `Lowest total in ${currency} by day of return: round trip leaving on ${departure}, ${travelers(count)}, every fee included. Prices are rounded.`,
      spoken: (total: string) => `round trip ${total}, returning on this day`,
      cheapest: (total: string) => `round trip ${total}, returning on this day, the lowest price here`,
      none: (departure: string) => `No round trip leaving on ${departure} and returning in these months is on sale.`,
    },
    loading: "Looking up the price of each day…",
    failed: "Prices cannot be shown right now. Choosing a date works as always.",
    places: "Choose both places, and each day shows its lowest total.",
    noFare: "no flights",
  },
  days: {
    open: "Prices on other days",
    title: (from: string, to: string) => `${from} to ${to}: prices on other days`,
    pageTitle: "Prices on other days",
    description: (from: string, to: string) =>
      `What flights from ${from} to ${to} cost on each day of the next eleven months: totals with every fee.`,
    back: "Back to the flights",
    meaning: (count: number, currency: string) =>
      `Lowest totals for ${travelers(count)} in ${currency}, every fee included, rounded. A seat sold meanwhile can change them; the results show the current price.`,
    loading: "Looking up the prices of other days…",
    failed: "The prices of other days cannot be shown right now.",
    again: "Try again",
  },
  grid: {
    titleOneWay: "Three days before and after",
    titleRoundTrip: "Three days before and after: departures across, returns down",
    return: "Return",
    oneWay: (day: string, total: string) => `${day}: ${total}`,
    roundTrip: (departure: string, back: string, total: string) => `${departure} to ${back}: ${total}`,
    cheapest: (words: string) => `${words}, the lowest price here`,
    shown: (words: string) => `${words}, shown now`,
  },
  year: {
    title: "The next eleven months",
    meaning: (stay: number | null) => `By day of departure, ${trip(stay)}. Each link is a week and leads to its cheapest day.`,
    weekLink: (day: string, total: string) => `${day}: ${total}, the lowest of its week`,
    point: "Point at or tap a week to read its lowest price.",
    table: "Every day as a table",
    lowest: (total: string, day: string) => `Lowest of these months: ${total} on ${day}`,
    empty: "No flights are on sale between these places.",
  },
};
