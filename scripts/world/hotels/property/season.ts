import { traitsOf } from "./city-traits.ts";
import type { PropertyCity } from "./property.ts";

type Year = readonly number[];

/** Percent of an average day, January first, as north of the equator. */
const YEARS = {
  ski: [145, 156, 138, 78, 58, 78, 100, 100, 80, 66, 62, 130],
  winterSun: [120, 126, 122, 106, 92, 90, 98, 90, 70, 76, 92, 118],
  monsoon: [126, 122, 110, 98, 84, 80, 90, 92, 76, 86, 108, 128],
  summerBeach: [54, 56, 68, 86, 108, 136, 160, 162, 122, 84, 60, 58],
  oldTown: [72, 76, 90, 106, 118, 120, 112, 108, 120, 108, 86, 88],
  town: [80, 85, 96, 102, 107, 114, 115, 112, 106, 106, 91, 86],
  shortSummer: [62, 64, 72, 80, 100, 138, 162, 154, 110, 82, 64, 66],
  desert: [120, 126, 124, 110, 92, 76, 70, 70, 84, 102, 114, 112],
  warmTown: [107, 106, 104, 99, 95, 94, 100, 98, 92, 97, 102, 106],
  /** Not turned by the hemisphere: dry and school holidays in July, New Year besides. */
  southernTropics: [112, 102, 92, 92, 90, 98, 116, 116, 98, 94, 92, 118],
} as const satisfies Readonly<Record<string, Year>>;

/** Few travel to other towns for their seasons. */
const TOWN_SWING = 0.55;

/** Twelve percents for a city of which none are typed, by climate, themes and hemisphere; half a year later in the south. */
export function seasonOf(city: PropertyCity): Year {
  const kind = kindOf(city);
  const isTurned = city.latitude < 0 && kind !== "southernTropics" && kind !== "warmTown";
  const year = isTurned ? halfAYearOn(YEARS[kind]) : YEARS[kind];
  return city.isDestination ? year : year.map((percent) => Math.round(100 + (percent - 100) * TOWN_SWING));
}

const halfAYearOn = (year: Year): Year => [...year.slice(6), ...year.slice(0, 6)];

function kindOf(city: PropertyCity): keyof typeof YEARS {
  const { climate, isBeach, isSki, isGetaway, habits } = traitsOf(city);
  if (isSki && (isGetaway || city.population < 150_000)) return "ski";
  if (climate === "tropical") return tropicalKind(city, isBeach);
  if (climate === "arid") return isBeach && Math.abs(city.latitude) > 29 ? "summerBeach" : "desert";
  if (isBeach) return "summerBeach";
  if (climate === "cold" && city.themes.includes("nature")) return "shortSummer";
  return habits === "europe" && city.themes.includes("culture") ? "oldTown" : "town";
}

const CARIBBEAN_EAST = -30;

/** The sun of the winter in the Americas, the dry months of Asia, and July in the southern tropics. */
function tropicalKind({ latitude, longitude }: PropertyCity, isBeach: boolean): keyof typeof YEARS {
  if (latitude < 0) return isBeach ? "southernTropics" : "warmTown";
  if (!isBeach) return "warmTown";
  return longitude < CARIBBEAN_EAST ? "winterSun" : "monsoon";
}
