import type { FlightOffer, FlightSearch, Party } from "../../../src/core/flights/index.ts";
import { type Guests, nightsOf, type Rate, type Stay } from "../../../src/core/hotels/index.ts";
import { addDays, type Instant, type LocalDate, type PlaceCode } from "../../../src/core/kernel/index.ts";
import type { FlightSupply } from "../../../src/usecases/ports/flight-supply.ts";
import type { HotelSupply } from "../../../src/usecases/ports/hotel-supply.ts";

/** Something that was offered, with what it costs by the figures that were shown, reckoned here without the program's own rules. */
export interface Target {
  readonly kind: "flight" | "hotel";
  readonly id: string;
  /** What an honest client posts of it, total and currency aside. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether it can be bought at all. */
  readonly isAlive: boolean;
  /** In hundredths of a currency. */
  totalIn(currency: string): number;
  /** Whether the hotel takes the money: then the bank sets nothing aside for us. */
  readonly isPaidLater: boolean;
  /** The currencies in which it has a price. */
  readonly currencies: readonly string[];
}

/** Units of each currency for a US dollar, in the days of an offer. */
export type PerUsd = Readonly<Record<string, number>>;

/** When offers were made, and the exchange rates of that moment. */
export interface Moment {
  readonly at: Instant;
  readonly perUsd: PerUsd;
  readonly isAlive: boolean;
}

const SERVICE_FEE_CENTS = 1500;
const DAY = "2027-01-20" as LocalDate;
const PARTIES: readonly Party[] = [
  { adults: 1, children: 0, infants: 0 },
  { adults: 2, children: 1, infants: 1 },
  { adults: 3, children: 0, infants: 0 },
];
const GUESTS: readonly Guests[] = [
  { adults: 2, children: 0, infants: 0, rooms: 1 },
  { adults: 4, children: 1, infants: 0, rooms: 2 },
];
const STAYS: readonly Stay[] = [
  { checkIn: DAY, checkOut: addDays(DAY, 3) },
  { checkIn: DAY, checkOut: addDays(DAY, 9) },
];
/** Of each question. */
const TAKEN = 6;

/** Flights of one and of two bounds, for several parties. */
export async function flightTargets(flights: FlightSupply, moment: Moment): Promise<readonly Target[]> {
  const questions = PARTIES.flatMap((party) => [null, addDays(DAY, 7)].map((returnDate) => ({ party, returnDate })));
  const found = await Promise.all(questions.map((question) => flights.search({ ...ROUTE, ...question }, moment.at)));
  return found.flatMap(({ offers }) => spread(offers).map((offer) => flightTarget(offer, moment)));
}

const ROUTE: Pick<FlightSearch, "from" | "to" | "departureDate" | "cabin"> = {
  from: { code: "JFK" as PlaceCode, city: "New York" },
  to: { code: "LAX" as PlaceCode, city: "Los Angeles" },
  departureDate: DAY,
  cabin: "M",
};

function flightTarget({ id, party, farePerTraveller }: FlightOffer, { perUsd, isAlive }: Moment): Target {
  const { adults, children, infants } = party;
  const people = adults + children + infants;
  return {
    kind: "flight",
    id,
    isAlive,
    isPaidLater: false,
    fields: { flight: { id }, adt: adults, chd: children, ift: infants },
    currencies: Object.keys(perUsd),
    totalIn: (currency) =>
      inCurrency(farePerTraveller.amountMinor, currency, perUsd) * people + inCurrency(SERVICE_FEE_CENTS, currency, perUsd),
  };
}

/** Rates of several hotels of a city, paid now and at the hotel. */
export async function hotelTargets(hotels: HotelSupply, moment: Moment): Promise<readonly Target[]> {
  const place = hotels.findPlace("Boise, Idaho");
  if (!place) throw new Error("There is no Boise.");
  const targets: Target[] = [];
  for (const stay of STAYS) {
    for (const guests of GUESTS) {
      const { hotels: found } = await hotels.search({ place, radiusMiles: 10, stay, guests }, moment.at);
      for (const { id } of spread(found)) {
        const rates = (await hotels.rates(id, stay, guests, moment.at))?.rooms.flatMap((room) => room.rates) ?? [];
        targets.push(...rates.slice(0, 2).map((rate) => hotelTarget(id, rate, stay, guests, moment)));
      }
    }
  }
  return targets;
}

function hotelTarget(hotelId: string, rate: Rate, stay: Stay, guests: Guests, { perUsd, isAlive }: Moment): Target {
  const { adults: adult, children: child, infants: infant, rooms } = guests;
  return {
    kind: "hotel",
    id: rate.id,
    isAlive,
    isPaidLater: rate.payAt === "hotel",
    fields: { hotelId, rateId: rate.id, checkin: stay.checkIn, checkout: stay.checkOut, adult, child, infant, rooms, org: "Boise, Idaho" },
    currencies: Object.keys(perUsd),
    totalIn: (currency) => inCurrency(rate.perNight.amountMinor, currency, perUsd) * nightsOf(stay),
  };
}

const inCurrency = (cents: number, currency: string, perUsd: PerUsd): number => Math.round(cents * (perUsd[currency] ?? Number.NaN));

/** Some of a list, from its beginning to its end. */
const spread = <Item>(items: readonly Item[]): readonly Item[] =>
  items.filter((_, index) => index % Math.max(1, Math.floor(items.length / TAKEN)) === 0).slice(0, TAKEN);
