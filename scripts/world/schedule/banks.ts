import type { AirlineFact } from "../facts/airlines.ts";
import { minuteOf, slotTable } from "./day-slots.ts";

/** Minutes around a bank's middle in which flights leave, and before it in which they come in. */
const DEPARTURES = { from: -20, to: 25 };
const ARRIVALS = { from: -50, to: -10 };

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
  readonly departures: Float64Array;
  readonly arrivals: Float64Array;
}

const known = new Map<string, BankTimes>();

/** The banks of an airline at an airport, or null where it spreads its flights over the day. */
export function findBanks(airline: AirlineFact, airport: string): BankTimes | null {
  const middles = BANKS[airport];
  const connects = airline.model === "network" || BANKING_LOW_COST.has(airline.code);
  if (middles === undefined || !connects || !airline.hubs.includes(airport)) return null;
  const times = known.get(airport) ?? bankTimes(middles.split(" ").map(minuteOf));
  known.set(airport, times);
  return times;
}

function bankTimes(middles: readonly number[]): BankTimes {
  const table = ({ from, to }: { from: number; to: number }): Float64Array =>
    slotTable((minute) => (middles.some((middle) => signedGap(minute, middle) >= from && signedGap(minute, middle) <= to) ? 1 : 0));
  return { count: middles.length, departures: table(DEPARTURES), arrivals: table(ARRIVALS) };
}

/** Minutes from `middle` to `minute` the shorter way around the clock. */
const signedGap = (minute: number, middle: number): number => ((minute - middle + 720 + 1440) % 1440) - 720;
