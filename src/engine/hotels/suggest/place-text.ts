import { fold } from "../../suggest/fold.ts";
import type { WorldCity } from "../world/index.ts";
import { countryName } from "./country-name.ts";
import type { MajorPlace } from "./major-places.ts";

/** Texts are longer than queries: a hotel, its city, a street. */
const MAX_LETTERS = 200;

/** A text as two are compared: case, accents and punctuation do not count. */
export const textKey = (text: string): string => fold(text, MAX_LETTERS);

/**
 * What a place could be called, plain first, each telling it from more namesakes. Those at the end count, without end, and from the
 * plain text on: the additions may be what makes a text another place's.
 */
export function* textsOf(plain: string, additions: readonly string[]): Generator<string, never> {
  let text = plain;
  yield text;
  for (const addition of new Set(additions)) {
    if (addition === "") continue;
    text = `${text}, ${addition}`;
    yield text;
  }
  for (let count = 2; ; count++) yield `${plain} (${count})`;
}

/** The first text that is free. */
export function firstFree(texts: Generator<string, never>, isFree: (text: string) => boolean): string {
  let text = texts.next().value;
  while (!isFree(text)) text = texts.next().value;
  return text;
}

/** `Washington`, else `France`: what tells a city from most of its namesakes. */
export const regionOrCountry = ({ region, country }: WorldCity): string => (region === "" ? countryName(country) : region);

/** `Seattle, Washington`, `SEA-Seattle-Tacoma International Airport`, `Space Needle, Seattle`, and what to say where these are taken. */
export function majorTexts({ kind, code, point }: MajorPlace, city: WorldCity): Generator<string, never> {
  const region = regionOrCountry(city);
  if (kind === "city") return textsOf(`${city.name}, ${region}`, [countryName(city.country)]);
  if (kind === "airport") return textsOf(`${code ?? ""}-${point.name}`, [city.name]);
  return textsOf(`${point.name}, ${city.name}`, [region, countryName(city.country)]);
}
