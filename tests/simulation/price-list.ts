import { type Bound, type FlightOffer, lastBoundOf, type Leg } from "../../src/core/flights/index.ts";
import type { InventoryClaim } from "../../src/core/inventory/index.ts";
import { atLeastOne, type Instant, type LocalDateTime, money, type RateId } from "../../src/core/kernel/index.ts";
import { LATER_RATE_ID, RATE_ID } from "../../src/usecases/testing/sample-stay.ts";
import { OFFER } from "../../src/usecases/testing/sample-trip.ts";
import { multiCityOf, tripOf } from "../support/sample-offers.ts";

/** Totals of before and after the supplier's change of price. */
type Before = number;
type After = number;
type Prices = readonly [Before, After];

/**
 * What pages show, in hundredths, service fee in: in US dollars, and in euros at the exchange rates of before (0.80) and after (0.84)
 * their change. Worked out by hand, so that no code of ours says what is right.
 */
export const PRICES = {
  scarce: {
    USD: [515_00, 555_00],
    EUR: [
      [412_00, 444_00],
      [432_60, 466_20],
    ],
  },
  refundable: {
    USD: [515_00, 555_00],
    EUR: [
      [412_00, 444_00],
      [432_60, 466_20],
    ],
  },
  soon: {
    USD: [515_00, 555_00],
    EUR: [
      [412_00, 444_00],
      [432_60, 466_20],
    ],
  },
  couple: {
    USD: [1015_00, 1095_00],
    EUR: [
      [812_00, 876_00],
      [852_60, 919_80],
    ],
  },
  standard: {
    USD: [300_00, 330_00],
    EUR: [
      [240_00, 264_00],
      [252_00, 277_20],
    ],
  },
  /** Paid at the hotel. */
  family: {
    USD: [420_00, 462_00],
    EUR: [
      [336_00, 369_60],
      [352_80, 388_08],
    ],
  },
} as const satisfies Readonly<Record<string, { readonly USD: Prices; readonly EUR: readonly [Prices, Prices] }>>;

export type Goods = keyof typeof PRICES;

/** The rates behind the rooms that are for sale. */
export const ROOM_RATES = { standard: RATE_ID, family: LATER_RATE_ID } as const satisfies Partial<Record<Goods, RateId>>;
export type Room = keyof typeof ROOM_RATES;
export const isRoom = (goods: Goods): goods is Room => goods in ROOM_RATES;

/** How much there is of everything: little, so that travellers fight for the last of it. */
export const STOCKS = { outbound: 2, inbound: 1, elsewhere: 2, onward: 2, soon: 2, rooms: 1, suites: 2 } as const;

const OUT: InventoryClaim = { key: "BA178/JFK/2027-03-12/M", available: STOCKS.outbound };
const BACK: InventoryClaim = { key: "BA177/LHR/2027-03-19/M", available: STOCKS.inbound };
const ELSEWHERE: InventoryClaim = { key: "BA179/LHR/2027-03-19/M", available: STOCKS.elsewhere };
const ONWARD: InventoryClaim = { key: "BA178/JFK/2027-03-26/M", available: STOCKS.onward };
const LEAVING_SOON: InventoryClaim = { key: "BA180/JFK/2027-03-01/M", available: STOCKS.soon };

/** The flight that leaves soon, in milliseconds since all begins: until when it is offered, until when it may be ordered, when it leaves. */
export const SOON = { offeredUntilMs: 30 * 60_000, soldUntilMs: 60 * 60_000, leavesMs: 90 * 60_000 } as const;

const LEAVING = { departsAtLocal: "2027-03-01T13:30:00" as LocalDateTime, departsAt: "2027-03-01T13:30:00Z" as Instant };
const ARRIVING = { arrivesAtLocal: "2027-03-01T20:30:00" as LocalDateTime, arrivesAt: "2027-03-01T20:30:00Z" as Instant };

/** The third flight of the trip from city to city. */
const ONWARD_DEPARTURE = { departsAtLocal: "2027-03-26T19:00:00" as LocalDateTime, departsAt: "2027-03-26T19:00:00Z" as Instant };
const ONWARD_ARRIVAL = { arrivesAtLocal: "2027-03-27T07:00:00" as LocalDateTime, arrivesAt: "2027-03-27T07:00:00Z" as Instant };

/** A bound of one leg at other times. */
function at(bound: Bound, times: Partial<Leg>): Bound {
  return { ...bound, legs: atLeastOne(bound.legs.map((leg) => ({ ...leg, ...times }))) };
}

const REFUNDABLE: FlightOffer = { ...OFFER, conditions: { ...OFFER.conditions, refundFee: money(100_00) } };
const SOON_OFFER: FlightOffer = {
  ...REFUNDABLE,
  ...tripOf(at(OFFER.bounds[0], { ...LEAVING, ...ARRIVING }), lastBoundOf(OFFER)),
};

/** The couple's trip has a bound more, and so leaves again from where its second bound has landed. */
const COUPLE_OFFER: FlightOffer = {
  ...REFUNDABLE,
  ...multiCityOf(OFFER.bounds[0], lastBoundOf(OFFER), at(OFFER.bounds[0], { ...ONWARD_DEPARTURE, ...ONWARD_ARRIVAL })),
  party: { adults: 2, children: 0, infants: 0 },
};

/** The flights that are for sale: two ways out with another way back, a trip of three bounds for two, and one that leaves soon. */
export const TRIPS = {
  scarce: { offer: OFFER, claims: [BACK, OUT] },
  refundable: { offer: REFUNDABLE, claims: [OUT, ELSEWHERE] },
  couple: { offer: COUPLE_OFFER, claims: [OUT, ELSEWHERE, ONWARD] },
  soon: { offer: SOON_OFFER, claims: [LEAVING_SOON] },
} as const satisfies Readonly<Record<Exclude<Goods, Room>, { readonly offer: FlightOffer; readonly claims: readonly InventoryClaim[] }>>;
