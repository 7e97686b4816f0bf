import type { AirlineFact } from "../facts/airlines.ts";
import type { PlannedAirport } from "../network/plan.ts";
import { isWithin, minuteOf, slotTable } from "./day-slots.ts";
import { minConnectionOf } from "./min-connection.ts";

/** Minutes around a bank's middle in which its flights leave. */
const DEPARTURES = { from: -20, to: 25 };
/** They come in over this span, which ends so that the last can still make most departures. */
const ARRIVALS_SPAN_MINUTES = 55;
const LATE_ARRIVAL_MINUTES = 10;

const NIGHT = { from: minuteOf("22:30"), to: minuteOf("05:00") };

const rollingBanks = (count: number): string =>
  Array.from({ length: count }, (_, bank) => {
    const minute = Math.round((minuteOf("06:20") + (bank * (minuteOf("22:05") - minuteOf("06:20"))) / (count - 1)) / 5) * 5;
    return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  }).join(" ");

const EUROPE = "07:00 09:30 12:30 16:00 18:30 21:00";
const EAST_ASIA = "08:30 09:30 10:30 16:30 17:30 18:30 22:30 23:45";

/** Middles of the departure banks, local time, at hubs that connect. Ours, typed from general knowledge of the industry. */
const BANKS: Readonly<Record<string, string>> = {
  ATL: rollingBanks(10),
  CLT: rollingBanks(9),
  DFW: rollingBanks(10),
  ORD: rollingBanks(9),
  IAH: rollingBanks(9),
  DEN: rollingBanks(9),
  PHL: rollingBanks(8),
  MSP: rollingBanks(8),
  DTW: rollingBanks(8),
  SLC: rollingBanks(8),
  ...Object.fromEntries(["FRA", "MUC", "ZRH", "VIE", "AMS", "CDG", "MAD", "LIS"].map((hub) => [hub, EUROPE])),
  DXB: "02:00 08:00 14:30 21:30",
  DOH: "01:30 07:30 14:00 19:30",
  AUH: "02:30 09:00 14:30 21:30",
  IST: "01:30 06:30 11:00 15:00 18:30",
  ADD: "08:30 23:00",
  PTY: "09:20 12:00 15:00 18:00 21:00",
  KEF: "07:30 17:00",
  SIN: "01:00 09:00 14:00 18:00 23:30",
  ...Object.fromEntries(["ICN", "HND", "NRT", "TPE", "HKG"].map((hub) => [hub, EAST_ASIA])),
  HEL: "07:30 17:00",
};

/** Low-cost brands that time their flights to those of a sister at the hub. */
const BANKING_LOW_COST: ReadonlySet<string> = new Set(["FZ"]);

/** What the banks of an airline at an airport do to times of day; 1 inside a bank, 0 outside. */
export interface BankTimes {
  readonly count: number;
  /** One of them leaves between half past ten and five. */
  readonly hasNightBank: boolean;
  readonly departures: Float64Array;
  readonly arrivals: Float64Array;
}

const known = new Map<string, BankTimes>();

/** The banks of an airline at an airport, or null where it spreads its flights over the day. */
export function findBanks(airline: AirlineFact, airport: PlannedAirport): BankTimes | null {
  const middles = BANKS[airport.code];
  const connects = airline.model === "network" || BANKING_LOW_COST.has(airline.code);
  if (middles === undefined || !connects || !airline.hubs.includes(airport.code)) return null;
  const times = known.get(airport.code) ?? bankTimes(middles.split(" ").map(minuteOf), connectionMinutes(airport));
  known.set(airport.code, times);
  return times;
}

/** Hubs of the United States connect at home in the first place, all others abroad. */
function connectionMinutes(airport: PlannedAirport): number {
  const { domestic, international } = minConnectionOf(airport);
  return airport.country === "US" ? domestic : international;
}

/** Arrivals of a bank lie as far ahead of its departures as the airport's least connection asks. */
function bankTimes(middles: readonly number[], leastConnection: number): BankTimes {
  const table = (from: number, to: number): Float64Array =>
    slotTable((minute) => (middles.some((middle) => signedGap(minute, middle) >= from && signedGap(minute, middle) < to) ? 1 : 0));
  const lastArrival = DEPARTURES.from - leastConnection + LATE_ARRIVAL_MINUTES;
  return {
    count: middles.length,
    hasNightBank: middles.some((middle) => isWithin(NIGHT, middle)),
    departures: table(DEPARTURES.from, DEPARTURES.to),
    arrivals: table(lastArrival - ARRIVALS_SPAN_MINUTES, lastArrival),
  };
}

/** Minutes from `middle` to `minute` the shorter way around the clock. */
const signedGap = (minute: number, middle: number): number => ((minute - middle + 720 + 1440) % 1440) - 720;
