import type { MajorBook } from "./major-book.ts";
import type { MinorBook } from "./minor-book.ts";
import { textKey } from "./place-text.ts";

/** As codes are written, and not as words are: `LHR`, `SEA-Seattle`, `sea-seattle`. */
const CODED = /^\s*[a-z]{3}\s*(?:-|$)/i;
const SMALL = /^\s*[a-z]{3}\s*$/i;

/**
 * The one place that a text means, as a number, `~row` for a district or hotel; null when there is none or it is not clear. Never the
 * nearest thing: a search of another continent than was asked for is worse than none. In this order, case, accents and punctuation
 * apart:
 * - the text of a place;
 * - a code as `CodeBook` reads it: in capitals, or before a hyphen;
 * - a whole name of a city, landmark or airport, alone or with its region and country; or the name of a country or region with one
 *   destination (`NameBook`);
 * - a code in small letters;
 * - the name of a hotel or of a destination's district, alone if no other is called so, or with its city;
 * - the name of a destination with one slip in it, where nothing is called as it stands.
 */
export function placeMeant(text: string, majors: MajorBook, minors: () => MinorBook): number | null {
  const key = textKey(text);
  if (key === "") return null;
  const own = majors.withText(key) ?? not(minors().rowWithText(text));
  if (own !== null) return own;
  return (isCoded(text) ? majors.withCode(text) : null) ?? majors.names.find(key) ?? unlessName(text, key, majors, minors);
}

function unlessName(text: string, key: string, majors: MajorBook, minors: () => MinorBook): number | null {
  const code = SMALL.test(text) ? majors.withCode(text) : null;
  if (code !== null || majors.names.isName(key)) return code;
  return not(minors().rowNamed(key, majors.beside)) ?? majors.names.findMisspelled(key);
}

const isCoded = (text: string): boolean => CODED.test(text) && (text.includes("-") || text === text.toUpperCase());

const not = (row: number | null): number | null => (row === null ? null : ~row);
