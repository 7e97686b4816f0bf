/** From where to before where, in characters. */
export type Part = readonly [from: number, to: number];

/** Where in a text stands what was typed, in whatever case, with or without accents; null where it does not. */
export function typedPart(text: string, typed: string): Part | null {
  const places: number[] = [];
  let plain = "";
  for (let place = 0; place < text.length; place++) {
    const letters = plainOf(text[place] ?? "");
    plain += letters;
    for (let letter = 0; letter < letters.length; letter++) places.push(place);
  }
  const wanted = plainOf(typed.trim());
  const at = wanted === "" ? -1 : plain.indexOf(wanted);
  if (at < 0) return null;
  return [places[at] ?? 0, (places[at + wanted.length - 1] ?? 0) + 1];
}

/** `fold` joins what it drops, so that nobody could say where a letter stood. */
const plainOf = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
