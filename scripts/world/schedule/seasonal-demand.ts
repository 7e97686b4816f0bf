import type { Season } from "../../../src/engine/timetable/world.ts";
import { areaOf, isCold, isSummerSun, isWinterSun } from "./areas.ts";
import { chanceOf } from "./chance.ts";
import { routeKey, type ScheduleRoute } from "./schedule-route.ts";

/** Share of the yearly frequency that is flown in each half of the year, and on top of that in one shorter season. */
interface SeasonalDemand {
  readonly summer: number;
  readonly winter: number;
  readonly peak: { readonly season: Extract<Season, "highSummer" | "ski" | "sunWinter">; readonly share: number } | null;
}

const EVEN: SeasonalDemand = { summer: 1, winter: 1, peak: null };

/** Coasts that close in winter: Greek, Croatian, Turkish and Montenegrin seaside, Ibiza, Menorca, Olbia, Alaskan fishing camps. */
const SUMMER_COASTS: ReadonlySet<string> = new Set(
  "JTR JMK ZTH CFU KGS RHO CHQ HER PVK EFL SMI JSI AOK KLX VOL DBV SPU ZAD PUY RJK BJV DLM TIV IBZ MAH OLB AKN DLG".split(" "),
);
/** Of those, the ones that nobody reaches from abroad in winter. */
const CLOSED_IN_WINTER: ReadonlySet<string> = new Set(["JTR", "JMK", "ZTH", "CFU"]);
const SKI: ReadonlySet<string> = new Set(["SLC", "EGE", "ASE", "JAC", "INN", "GVA", "SZG", "CMF"]);

/** When a route is flown more and when less. Rules of ours, typed: docs/schedule.md. */
export function seasonalDemand(route: ScheduleRoute): SeasonalDemand {
  const ends = [route.home, route.away];
  const demand = byPlace(route, ends);
  if (route.airline.model !== "leisure" || ends.some(isWinterSun)) return demand;
  // Leisure airlines drop half of their routes in winter, unless the winter is their season.
  return chanceOf("winter", routeKey(route)) < 0.5 ? { ...demand, winter: 0 } : demand;
}

function byPlace({ home, away }: ScheduleRoute, ends: readonly ScheduleRoute["home"][]): SeasonalDemand {
  const isAbroad = home.country !== away.country;
  if (ends.some(({ code }) => SUMMER_COASTS.has(code))) {
    const isClosed = isAbroad && ends.some(({ code }) => CLOSED_IN_WINTER.has(code));
    return { summer: 1.2, winter: isClosed ? 0 : isAbroad ? 0.25 : 0.55, peak: { season: "highSummer", share: 0.3 } };
  }
  if (ends.some(({ code }) => SKI.has(code))) return { ...EVEN, peak: { season: "ski", share: 0.5 } };
  if (ends.some(isCold) && ends.some(isSummerSun)) return { summer: 1.2, winter: 0.55, peak: { season: "highSummer", share: 0.3 } };
  if (ends.some(isWinterSun)) {
    if (ends.some(isCold)) return { summer: 0.55, winter: 1.2, peak: { season: "sunWinter", share: 0.2 } };
    const isCaribbean = ends.some((end) => isWinterSun(end) && ["northAmerica", "middleAmerica"].includes(areaOf(end)));
    if (isCaribbean) return { ...EVEN, peak: { season: "sunWinter", share: 0.25 } };
  }
  return EVEN;
}
