import { formatNumber } from "../grammar/format-number.ts";
import { plural } from "../grammar/plural.ts";
import { count, nights } from "./counts.ts";

const places = (value: number) => count(value, "place", "places");

/** The map of where one can fly to. */
export const explore = {
  nav: "Explore the map",
  anywhere: "Anywhere?",
  anywhereMore: "See what every place costs, on a map.",
  title: "Where can I fly? Every place and its total price on a map",
  description: (brand: string) =>
    `A map of the world with what it costs to fly there from your airport, on a day, in a month or at any time: total prices by ${brand}, every fee included.`,
  keywords: "where to fly, flight map, cheap destinations, explore flights, anywhere flights",
  formName: "Where to from here",
  when: "When",
  day: "On a date",
  any: "Any time",
  stay: "How long",
  oneWay: "One way",
  nights,
  submit: "Show the map",
  found: (value: number, city: string) => `${places(value)} from ${city}`,
  foundOf: (value: number, all: number) =>
    `${places(value)} of ${formatNumber(all)} ${plural(value, { one: "passes", other: "pass" })} the filters`,
  /** Which trips, and what the prices mean. */
  oneWayOn: (day: string) => `One way on ${day}`,
  roundOn: (day: string, back: string) => `There on ${day}, back on ${back}`,
  oneWayIn: (span: string) => `One way on the cheapest day ${span}`,
  roundIn: (stay: number, span: string) => `There and back after ${nights(stay)}, beginning on the cheapest day ${span}`,
  inMonth: (month: string) => `of ${month}`,
  anyTime: "of the next eleven months",
  prices: (fee: string, currency: string) => `Totals for one adult in economy, ${fee} service fee and all taxes included, in ${currency}.`,
  busiest: (value: number) => `We looked at the ${formatNumber(value)} busiest places of the world.`,
  everyPlace: "Look at every place",
  map: {
    label: (city: string) => `Map of the world with prices from ${city}`,
    hint: "Move it with the arrow keys, or by dragging. Plus and minus zoom, zero shows the whole world. The list has the same places.",
    wheel: "Click the map to zoom with the wheel.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    whole: "Whole world",
  },
  list: "Places by price",
  stops: (value: number) => (value === 0 ? "Nonstop" : count(value, "stop", "stops")),
  days: (day: string, back: string | null) => (back === null ? day : `${day} – ${back}`),
  illustrative:
    "The timetable and the fares are illustrative. Land and borders: Natural Earth, a simplified picture and no statement on any border.",
  filters: {
    show: (value: number) => `Show ${places(value)}`,
    unit: (value: number): string => (value === 1 ? " place" : " places"),
    price: "Budget",
    priceNote: "Total for one traveler",
    stops: "Stops",
    most: { any: "Any", 0: "Nonstop only", 1: "At most 1 stop" },
    hours: "Flight time",
    hoursNote: "Of the way out, on the cheapest trip of each number of stops",
    upToHours: (value: number) => `Up to ${value} hours`,
    regions: "Region",
    region: {
      "north-america": "United States and Canada",
      "central-america": "Mexico, Central America, Caribbean",
      "south-america": "South America",
      europe: "Europe",
      "middle-east": "Middle East",
      africa: "Africa",
      asia: "Asia",
      oceania: "Oceania",
    },
    themes: "Theme",
    themesNote: "Our own pick of places",
    theme: { beach: "Beach", city: "City", culture: "Culture and history", nature: "Nature", ski: "Skiing" },
  },
  none: {
    title: "We found no way to anywhere",
    why: (city: string) => `Nothing that we sell leaves ${city} then. Another day or a larger airport nearby often helps.`,
  },
  failed: {
    title: "The map could not be filled",
    why: "Our timetable did not answer. What you asked is kept in the address of this page.",
    busy: "Many people are looking at the map right now. What you asked is kept in the address of this page: try again in a few seconds.",
  },
  filteredOut: {
    title: "No place passes these filters",
    why: (all: number) =>
      all === 1 ? "Your filters hide the only place that we found." : `Your filters hide all ${places(all)} that we found.`,
    drop: {
      maxFareUsd: "Clear Budget",
      maxStops: "Clear Stops",
      maxHours: "Clear Flight time",
      regions: "Clear Region",
      themes: "Clear Theme",
      all: "Reset all",
    },
  },
  loading: {
    title: "Looking everywhere",
    why: (from: string) => `The cheapest trip to each place${from === "" ? "" : ` from ${from}`}. This takes a moment.`,
  },
};
