import { fold, spellingsOf } from "../../suggest/fold.ts";
import type { WorldCity } from "../world/index.ts";
import { addressCountry } from "../../../core/places/address-country.ts";
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

/** More namesakes in one town than any world has: who gets here would look for ever. */
const MOST_TRIED = 10_000;

/** The first text that is free. @throws RangeError when none is: the world holds a name without letters, or one longer than any text. */
export function firstFree(texts: Generator<string, never>, isFree: (text: string) => boolean): string {
  let text = texts.next().value;
  for (let tried = 1; !isFree(text); tried++) {
    if (tried === MOST_TRIED) throw new RangeError(`No text is left for "${text}"`);
    text = texts.next().value;
  }
  return text;
}

/** `Washington`, else `France`: what tells a city from most of its namesakes. */
export const regionOrCountry = ({ region, country }: WorldCity): string => (region === "" ? addressCountry(country) : region);

/** `Seattle, Washington`, and `Singapore` once where the country is called like the city. */
function cityText(city: WorldCity): string {
  const beside = regionOrCountry(city);
  const isSaid = city.region === "" && spellingsOf(beside).includes(textKey(city.name));
  return isSaid ? city.name : `${city.name}, ${beside}`;
}

/** `Seattle, Washington`, `SEA-Seattle-Tacoma International Airport`, `Space Needle, Seattle`, and what to say where these are taken. */
export function majorTexts({ kind, code, point }: MajorPlace, city: WorldCity): Generator<string, never> {
  const region = regionOrCountry(city);
  if (kind === "city") return textsOf(cityText(city), [addressCountry(city.country)]);
  if (kind === "airport") return textsOf(`${code ?? ""}-${airportName(point.name, city)}`, [city.name]);
  return textsOf(`${point.name}, ${city.name}`, [region, addressCountry(city.country)]);
}

/** `YQR-Regina` is the city: an airport that is called like it says what it is. */
const airportName = (name: string, city: WorldCity): string => (textKey(name) === textKey(city.name) ? `${name} Airport` : name);
