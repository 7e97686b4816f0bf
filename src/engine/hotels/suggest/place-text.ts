import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import { fold } from "../../suggest/fold.ts";
import type { WorldCity } from "../world/index.ts";
import type { MajorPlace } from "./major-places.ts";

const COUNTRIES: Readonly<Record<string, string | readonly string[]>> = english.countries;

/** A country in English, `FR` as `France`; the code itself where ISO 3166-1 has no name for it. */
export function countryName(code: string): string {
  const name = COUNTRIES[code];
  return (typeof name === "string" ? name : name?.[0]) ?? code;
}

/** Texts are longer than queries: a hotel, its city, a street. */
const MAX_LETTERS = 200;

/** A text as two are compared: case, accents and punctuation do not count. */
export const textKey = (text: string): string => fold(text, MAX_LETTERS);

/** What a place could be called, plain first, each telling it from more namesakes; the last ones only count. */
export function* textsOf(base: string, additions: readonly string[]): Generator<string> {
  let text = base;
  yield text;
  for (const addition of new Set(additions)) {
    if (addition === "") continue;
    text = `${text}, ${addition}`;
    yield text;
  }
  for (let count = 2; ; count++) yield `${text} (${count})`;
}

/** `Washington`, else `France`: what tells a city from most of its namesakes. */
export const regionOrCountry = ({ region, country }: WorldCity): string => (region === "" ? countryName(country) : region);

/** `Seattle, Washington`, `SEA-Seattle-Tacoma International Airport`, `Space Needle, Seattle`, and what to say where these are taken. */
export function majorTexts({ kind, code, point }: MajorPlace, city: WorldCity): Generator<string> {
  const region = regionOrCountry(city);
  if (kind === "city") return textsOf(`${city.name}, ${region}`, [countryName(city.country)]);
  if (kind === "airport") return textsOf(`${code ?? ""}-${point.name}`, [city.name]);
  return textsOf(`${point.name}, ${city.name}`, [region, countryName(city.country)]);
}
