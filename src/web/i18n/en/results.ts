import type { TripType } from "../../../core/flights/index.ts";
import { formatNumber } from "../grammar/format-number.ts";
import { plural } from "../grammar/plural.ts";
import { unbroken } from "../grammar/unbroken.ts";
import { flights, travelers } from "./counts.ts";
import { list } from "./list.ts";

/** For what the fee of a first bag is asked, beside each traveler. */
const BAG_EACH = { oneWay: "", roundTrip: " and direction", multiCity: " and flight" } satisfies Record<TripType, string>;

/** The search results, their filters, and the flight-details pop-up. */
export const results = {
  title: (from: string, to: string) => `${from} to ${to}, flights and total prices`,
  /** Where a search is shared; `days` are those of `recapDays`. */
  description: (from: string, to: string, days: string) =>
    `Flights from ${from} to ${to}, ${days}: the whole party's total first, taxes and our fee in it.`,
  titleWithoutSearch: "Flight results",
  found: (count: number) => `${formatNumber(count)} Results Found`,
  foundOf: (count: number, all: number) => `${formatNumber(count)} Results Found of ${formatNumber(all)}`,
  prices: (count: number, fee: string, currency: string) =>
    `Totals for ${travelers(count)}, ${fee} service fee included, in ${currency}. Times are local.`,
  /** Where an answer holds as many as it may: what is listed, what an order not by price has put in order, and what filters look through. */
  chosen: {
    listed: (count: number) => `These are the ${formatNumber(count)} cheapest and most varied of all that fly.`,
    sorted: (count: number) => `Sorted here are the ${formatNumber(count)} cheapest and most varied of all that fly.`,
    filtered: (count: number) => `Filters look through the ${formatNumber(count)} cheapest and most varied of all that fly.`,
  },
  recap: (from: string, to: string) => `${from} – ${to}`,
  recapDays: (departure: string, arrival: string | null, count: number) =>
    `${arrival ? `${departure} – ${arrival}` : departure}, ${unbroken(travelers(count))}`,
  edit: "Edit",
  list: "Flights",
  sort: { label: "Sort By Price", lowest: "Lowest", highest: "Highest", apply: "Sort", now: (order: string) => `Order: ${order}.` },
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  illustrative: "The timetable and the fares are illustrative.",

  /** A bound of a multi-city trip. */
  flightNth: (number: number) => `Flight ${number}`,
  card: {
    label: (airlines: string, total: string) => `${airlines}, ${total} in total`,
    lowestTotal: "Lowest total",
    depart: "Depart Details",
    return: "Return Details",
    operatedBy: (names: string) => `Operated by ${names}`,
    total: (count: number) => `Total for ${travelers(count)}`,
    /** After the fare of one, of several. */
    each: "fare per traveler",
    fee: (fee: string) => `incl. ${fee} service fee`,
    feeIn: (fee: string) => `Our ${fee} service fee is in the total.`,
    book: "Book Flight",
    nonstop: "Nonstop",
    stops: (count: number, codes: string) => `${count} ${plural(count, { one: "stop", other: "stops" })}: ${codes}`,
    departs: (time: string, day: string, city: string) => `Departs ${city} at ${time} on ${day}`,
    arrives: (time: string, day: string, city: string) => `Arrives in ${city} at ${time} on ${day}`,
    arrivesOn: (day: string) => `Arrives on ${day}`,
    takes: "Travel time",
  },

  facts: {
    label: "Bags and conditions",
    fareBrands: { plus: "Plus fare", flex: "Flex fare" },
    carryOn: (count: number) => (count === 1 ? "Carry-on" : `${count} carry-ons`),
    noCarryOn: "No carry-on",
    checked: (count: number) => `${count} checked ${plural(count, { one: "bag", other: "bags" })}`,
    checkedWeight: (count: number, kilograms: number) =>
      `${count} checked ${plural(count, { one: "bag", other: "bags" })}, ${kilograms} kg${count === 1 ? "" : " each"}`,
    checkedFee: (fee: string, trip: TripType) => `Checked bag ${fee} per traveler${BAG_EACH[trip]}`,
    noChecked: "No checked bag",
    changesFree: "No airline change fee",
    changesFee: (fee: string) => `Airline change fee ${fee} per traveler`,
    noChanges: "No changes",
    refundFree: "Refundable",
    refundFee: (fee: string) => `Airline refund fee ${fee} per traveler`,
    noRefund: "Nonrefundable",
    refundNothing: (fees: string) => `No refund: fees of ${fees} per traveler`,
    co2: (kilograms: number) => `${formatNumber(kilograms)} kg CO₂ per traveler`,
  },

  /** As tickets call them. */
  cabins: { M: "Economy", W: "Premium Economy", C: "Business", F: "First", unknown: "Unknown Class" },

  notes: {
    /** `Premium Economy, with Economy on JFK–BOS`; the cabin alone where all legs have it. */
    cabin: (cabin: string, others: readonly { readonly cabin: string; readonly legs: readonly string[] }[]) =>
      others.length === 0 ? cabin : `${cabin}, with ${list(others.map((other) => `${other.cabin} on ${list(other.legs)}`))}`,
    /** At least one of the two is given. */
    returns: (from: string | null, to: string | null) => ["Returns", from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(" "),
  },

  filters: {
    skip: "Skip the filters",
    title: "Filters",
    button: (active: number) => `Filters (${active})`,
    close: "Close filters",
    reset: "Reset",
    resetGroup: (group: string) => `Reset ${group}`,
    resetAll: "Reset all",
    apply: "Apply filters",
    show: (count: number) => `Show ${flights(count)}`,
    flights: (count: number) => plural(count, { one: " flight", other: " flights" }),
    from: "from ",
    stops: { title: "Stop", note: "Outbound flight", 0: "Nonstop", 1: "1 stop", 2: "2 or more" },
    price: {
      title: "Price range",
      note: (count: number) => `Total for ${travelers(count)}`,
      label: "Highest price",
      upTo: (price: string) => `up to ${price}`,
    },
    departure: { title: "Departure Time" },
    returning: { title: "Return Time", note: "Last flight" },
    airlines: { title: "Airlines" },
    allTimes: "All Times",
    departureSlots: {
      morning: { name: "Morning", hours: "12:00am-11:59am" },
      afternoon: { name: "Afternoon", hours: "12:00pm-5:59pm" },
      evening: { name: "Evening", hours: "6:00pm-11:59pm" },
    },
    returnSlots: {
      night: { name: "Night", hours: "12 AM-6 AM" },
      "early-morning": { name: "Early Morning", hours: "6 AM-12 PM" },
      afternoon: { name: "Afternoon", hours: "12 PM-6 PM" },
      evening: { name: "Evening", hours: "6 PM-12 AM" },
    },
  },

  popup: {
    title: "Flight details",
    close: "Close flight details",
    depart: "Depart",
    return: "Return",
    route: (fromCode: string, fromCity: string, toCode: string, toCity: string) => `${fromCode} ${fromCity} to ${toCode} ${toCity}`,
    whole: (weekday: string, day: string, duration: string) => `${weekday}, ${day}, ${duration}`,
    layover: (duration: string, city: string, from: string, to: string) => `Layover ${duration} in ${city}, ${from} to ${to}`,
    noLayover: "No layover data available",
    local: "All times are local.",
    price: "Price per 1 passenger",
    select: "Select Fare",
    continue: "Continue",
  },

  none: {
    title: "There is no flight available between this route.",
    why: (from: string, to: string, day: string) =>
      `Nothing flies from ${from} to ${to} around ${day} with up to two stops. Another day or a larger airport nearby often helps.`,
    titleBack: "There is no flight back on this day.",
    whyBack: (from: string, to: string, day: string, dayBack: string) =>
      `Flights go from ${from} to ${to} on ${day}, but after they have landed there is none back on ${dayBack}. A later return often helps.`,
  },
  failed: {
    title: "Failed to fetch Flights. Please try again later.",
    why: "Our timetable did not answer. Your search is kept in the address of this page.",
    again: "Try again",
  },
  filteredOut: {
    title: "Sorry! There is no flight available on this Route...",
    why: (all: number) =>
      all === 1 ? "Your filters hide the only flight that we found." : `Your filters hide all ${flights(all)} that we found.`,
    drop: {
      stops: "Clear Stop",
      maxFareUsd: "Clear Price range",
      departure: "Clear Departure Time",
      returning: "Clear Return Time",
      airlines: "Clear Airlines",
      all: "Reset all",
    },
    brings: (count: number) => `brings back ${formatNumber(count)}`,
  },
  faults: {
    title: "This search needs a look",
    several: (count: number) => `${count} things are missing or wrong`,
    none: { title: "Where would you like to go?", why: "Choose two places and a date, and we show every sensible flight between them." },
    help: "Not sure? Call us, day and night:",
    source: {
      required: "Choose where you are flying from.",
      unknown_place: (text: string) => `We do not know the place “${text}” to fly from. Try the city's name or its airport code.`,
    },
    destination: {
      required: "Choose where you are flying to.",
      unknown_place: (text: string) => `We do not know the place “${text}” to fly to. Try the city's name or its airport code.`,
    },
    same_place: "Source and destination cannot be the same !",
    date_required: "Choose a departure date.",
    return_required: "Choose a return date, or search one way.",
    invalid_date: (text: string) => `“${text}” is not a date. Write it like Mar-12-2027.`,
    past_date: "The departure date has passed. Choose today or a later day.",
    beyond_horizon: "Flights are on sale 330 days ahead. Choose an earlier day.",
    return_before_departure: "The return date is before the departure date.",
    invalid_count: "The number of travelers is not a number.",
    no_adults: "At least one adult has to travel.",
    too_many_infants: "At most 2 infants can travel on one booking.",
    too_many_travellers: (phone: string) => `One booking holds at most 9 travelers. For larger groups call ${phone}, day and night.`,
    unknown_cabin: "We sell Economy, Premium Economy and Business. Choose one of them.",
    unknown_trip_type: "Choose Round Way, One Way or Multi-city; other days are shown for the first two.",
    before_previous: "It would leave before the flight before it. Choose the same day or a later one.",
    ofFlight: (number: number, sentence: string) => `Flight ${number}: ${sentence}`,
    invalid_span: "The last day comes before the first, or lies too far behind it.",
  },
};
