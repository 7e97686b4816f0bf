import { type Area, areaOf, type Located } from "./areas.ts";
import { findBanks } from "./banks.ts";
import { isWithin, slotTable } from "./day-slots.ts";
import type { FlightLeg } from "./flight-leg.ts";
import { longHaulWindows } from "./long-haul-windows.ts";

/** From here on a flight keeps long-haul hours, unless it stays in one country. */
const LONG_HAUL_MINUTES = 330;
/** So rare that only a curfew at either end, or a window that is full, can bring it about. */
const OUTSIDE_WINDOWS = 1e-9;
/** A night departure where nobody flies at night: so rare that only a curfew at the other end can bring it about. */
const RARE = 0.0002;

/** How many passengers like to leave by local minute, by day: a first wave, a quieter noon, an evening wave, the last at 21:30. */
const DAYTIME: readonly (readonly [until: number, weight: number])[] = [
  [345, 0],
  [360, 0.5],
  [450, 1.2],
  [600, 1],
  [900, 0.85],
  [1170, 1.1],
  [1290, 0.75],
  [1350, 0.15],
  [1440, 0],
];

const daytimeWeight = (minute: number): number => DAYTIME.find(([until]) => minute < until)?.[1] ?? 0;

interface LongLeg {
  readonly from: Located;
  readonly to: Located;
  readonly blockMinutes: number;
}

/** Weights over the local day of departure. */
export function departureHabit(leg: FlightLeg): Float64Array {
  if (isLongHaul(leg)) {
    const windows = longHaulWindows(leg.from, leg.to);
    return tableOf(`long ${JSON.stringify(windows)}`, (minute) =>
      windows.some((window) => isWithin(window, minute)) ? 1 : OUTSIDE_WINDOWS,
    );
  }
  const [night, redEye] = [nightWeight(leg), isRedEye(leg) ? 0.5 : 0];
  return tableOf(`day ${night} ${redEye}`, (minute) => Math.max(daytimeWeight(minute), night, minute >= 1290 ? redEye : 0, RARE));
}

/** Weights over the local day of arrival: nobody likes to land between half past midnight and five. */
export function arrivalHabit(leg: FlightLeg): Float64Array {
  const small = isLongHaul(leg) ? 0.3 : Math.max(nightWeight(leg), 0.03);
  return tableOf(`arrival ${small}`, (minute) => {
    if (minute >= 330 && minute < 1410) return 1;
    return minute >= 1410 || minute < 30 ? Math.max(small, 0.35) : minute >= 300 ? Math.max(small, 0.3) : small;
  });
}

/** Five and a half hours and more, over a border or to Hawaii. */
export const isLongHaul = ({ from, to, blockMinutes }: LongLeg): boolean =>
  blockMinutes >= LONG_HAUL_MINUTES && (from.country !== to.country || areaOf(from) === "hawaii" || areaOf(to) === "hawaii");

/** How usual it is to fly through the night: between the Gulf and South Asia as usual as by day, elsewhere hardly. */
function nightWeight({ airline, from, to }: FlightLeg): number {
  const areas = [areaOf(from), areaOf(to)];
  if (from.country === to.country) return areas.some(fliesByNight) ? 0.06 : 0;
  if (areas.some(fliesByNight)) return 0.5;
  if ([from, to].some((end) => findBanks(airline, end)?.hasNightBank === true)) return 0.4;
  if (areas.every((area) => area === "southeastAsia" || area === "eastAsia")) return 0.12;
  return airline.model === "leisure" ? 0.05 : 0;
}

const fliesByNight = (area: Area): boolean => area === "middleEast" || area === "southAsia";

/** Over two time zones eastward through a short night: how the Americas cross their continent. */
const isRedEye = ({ from, to, blockMinutes, clock }: FlightLeg): boolean =>
  clock.usual >= 60 && blockMinutes >= 190 && [from, to].every((end) => /america|westCoast/i.test(areaOf(end)));

const tables = new Map<string, Float64Array>();

function tableOf(key: string, valueAt: (minute: number) => number): Float64Array {
  const table = tables.get(key) ?? slotTable(valueAt);
  tables.set(key, table);
  return table;
}
