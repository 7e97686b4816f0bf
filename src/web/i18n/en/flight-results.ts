import { formatNumber } from "../grammar/format-number.ts";
import { plural } from "../grammar/plural.ts";
import { flights } from "./counts.ts";
import { list } from "./list.ts";

const percent = (value: number) => `${formatNumber(value)}%`;

/** Orders, further filters and the comparison of flight results. */
export const flightResults = {
  sorts: {
    label: "Order of the flights",
    lowest: "Cheapest",
    highest: "Highest",
    best: "Best",
    fastest: "Fastest",
    earliest: "Earliest",
    latest: "Latest",
    departs: "departs ",
  },

  best: {
    title: "You decide what counts as best",
    formula: (price: number, time: number, stops: number) =>
      `Score = (${price} × price / lowest price + ${time} × travel time / shortest + ${stops} × take-offs / fewest) / ${price + time + stops}`,
    none: "All three count 0, so the flights stand by price.",
    meaning: "The lowest score comes first. 1.00 would be the cheapest, the quickest and the one with the fewest stops at once.",
    price: "Price",
    time: "Travel time",
    stops: "Stops",
    weight: (name: string, weight: number, most: number) => `${name} counts ${weight} of ${most}`,
    move: "Move the weights",
    usual: "Usual weights",
    apply: "Use these weights",
    score: (score: string) => `Score ${score}`,
    parts: (price: string, time: string, stops: string) => `price ${price}, time ${time}, take-offs ${stops}`,
  },

  filters: {
    more: (count: number) => `${formatNumber(count)} more`,
    any: "Any",
    returnStops: "Stops on the return",
    departureAirports: { title: "Departure airport", note: "And where you come back to" },
    arrivalAirports: { title: "Arrival airport", note: "And where the return leaves from" },
    maxHours: { title: "Duration", note: "Each way", upTo: (hours: number) => `Up to ${hours} h` },
    minLayover: { title: "Shortest layover", atLeast: (duration: string) => `${duration} or more` },
    maxLayover: { title: "Longest layover", atMost: (duration: string) => `${duration} or less` },
    via: { title: "Stop at", place: (city: string, code: string) => `${city} (${code})` },
    alliances: { title: "Alliance", note: "Every leg with a member" },
    bags: "Bags included",
    conditions: "Conditions",
    comfort: "Comfort",
    carryOn: { name: "Carry-on", detail: "for each traveler" },
    checkedBag: { name: "Checked bag", detail: "at least one for each traveler" },
    refundable: { name: "Refundable", detail: "you get something back, after all fees" },
    changeable: { name: "Can be changed", detail: "free or for a fee" },
    noNight: { name: "No overnight travel", detail: "in the air or waiting at 3 AM" },
    sameAirports: { name: "No change of airport", detail: "between two flights" },
  },

  drop: {
    returnStops: "Clear Stops on the return",
    departureAirports: "Clear Departure airport",
    arrivalAirports: "Clear Arrival airport",
    alliances: "Clear Alliance",
    maxHours: "Clear Duration",
    minLayover: "Clear Shortest layover",
    maxLayover: "Clear Longest layover",
    via: "Clear Stop at",
    carryOn: "Clear Carry-on",
    checkedBag: "Clear Checked bag",
    refundable: "Clear Refundable",
    changeable: "Clear Can be changed",
    noNight: "Clear No overnight travel",
    sameAirports: "Clear No change of airport",
  },
  brings: (count: number, lowest: string | null) =>
    lowest === null ? `brings back ${formatNumber(count)}` : `brings back ${formatNumber(count)}, from ${lowest}`,

  flags: {
    label: "To know before you choose",
    nightFlight: "Overnight flight",
    tight: (duration: string, code: string) => `Tight layover, ${duration} in ${code}`,
    long: (duration: string, code: string) => `Long layover, ${duration} in ${code}`,
    night: (duration: string, code: string) => `Overnight layover, ${duration} in ${code}`,
    change: (from: string, to: string) => `Change from ${from} to ${to}`,
  },

  co2: {
    less: (difference: number) => `${percent(difference)} less than typical`,
    more: (difference: number) => `${percent(difference)} more than typical`,
    same: "typical",
    kilograms: (kilograms: number) => `${formatNumber(kilograms)} kg CO₂`,
    title: "How CO₂ is worked out",
    typical: (kilograms: number, count: number) =>
      `Typical is the median of the ${count === 1 ? "only flight" : flights(count)} found by this search: ${formatNumber(kilograms)} kg per traveler.`,
    method:
      "Each leg: what its type of aircraft burns per seat and kilometer, over the great circle and the 95 km that the EU's emissions trading adds for detours, shared out by the floor that a seat of the cabin takes, with 82% of seats taken. Tank to wake; contrails are not in it. After",
    and: "and",
    icao: "ICAO's Carbon Emissions Calculator",
    defra: "the UK government's conversion factors",
  },

  compare: {
    add: "Compare",
    added: "Comparing",
    remove: "Remove",
    addLabel: (flight: string) => `Compare ${flight}`,
    addedLabel: (flight: string) => `Comparing ${flight}: take it out`,
    full: "Three are chosen",
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    one: "Choose another one to compare it with.",
    open: (count: number) => `Compare ${count}`,
    clear: "Clear",
    title: "Side by side",
    tray: "Flights to compare",
    back: "Back to all flights",
    gone: (count: number) =>
      `${flights(count)} that you chose ${plural(count, { one: "is", other: "are" })} no longer found on this search.`,
    empty: "Nothing to compare: none of the chosen flights is found on this search.",
    table: (airlines: readonly string[]) => `Comparison of ${list(airlines)}`,
    best: "best of these",
    none: "None",
    rows: {
      flight: "Flight",
      total: "Total for all",
      perTraveller: "Fare per traveler",
      outbound: "Depart",
      inbound: "Return",
      duration: "Travel time",
      stops: "Stops",
      flags: "To know",
      operatedBy: "Operated by",
      aircraft: "Aircraft",
      cabin: "Cabin",
      alliance: "Alliance",
      carryOn: "Carry-on",
      checked: "Checked bags",
      change: "Changes",
      refund: "Refund",
      co2: "CO₂ per traveler",
    },
    book: "Book Flight",
  },
};
