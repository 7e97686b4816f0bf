import { SPANISH_DISTRICTS } from "../../../core/hotels/spanish-districts.ts";
import { once } from "../../../core/kernel/index.ts";
import { fold } from "../../suggest/fold.ts";

/** Shorter beginnings are those of too many names. */
const SHORTEST_BEGINNING = 4;

/** `zona hotelera` with `hotel zone`, folded. */
const parts = once(() => Object.entries(SPANISH_DISTRICTS).map(([english, spanish]) => [fold(spanish), fold(english)] as const));

/**
 * A folded text as the supply would say it, where a Spanish page calls a part of a city by common words: `hotel zone cancun` for `zona
 * hotelera cancun`. Several, where one Spanish name stands for several of the supply's; none, where there is no such name at either end of
 * the text. The other way round than `spanishDistrict`.
 */
export function inSupplyWords(query: string): readonly string[] {
  const said = parts().flatMap(([spanish, english]) => {
    if (query === spanish) return [english];
    if (query.startsWith(`${spanish} `)) return [english + query.slice(spanish.length)];
    return query.endsWith(` ${spanish}`) ? [query.slice(0, -spanish.length) + english] : [];
  });
  const made = query.replace(/^zona del aeropuerto ([a-z]{3})\b/, "$1 airport area").replace(/^centro de (?=.)/, "downtown ");
  return made === query ? said : [...said, made];
}

/** The supply's names of parts of cities whose Spanish name begins so: `hotel zone` for `zona hot`. */
export const begunInSpanish = (query: string): readonly string[] =>
  parts().flatMap(([spanish, english]) => (query.length >= SHORTEST_BEGINNING && spanish.startsWith(query) ? [english] : []));
