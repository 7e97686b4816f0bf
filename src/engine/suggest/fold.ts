import { fold } from "../../core/kernel/index.ts";

export { fold };

/** How Germans and Scandinavians write their letters on a keyboard that lacks them: `muenchen`, `malmoe`, `aarhus`. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** Words that people write short or whole as they like. */
const OTHER_LENGTH: Readonly<Record<string, string>> = {
  saint: "st",
  st: "saint",
  sainte: "ste",
  ste: "sainte",
  fort: "ft",
  ft: "fort",
  mount: "mt",
  mt: "mount",
};

const HAS_OTHER_LENGTH = /\b(?:sainte?|ste?|fort|ft|mount|mt)\b/;
const HAS_SPELLED_OUT = /[äöüøå]/i;

const withOtherLengths = (name: string): string => name.replaceAll(new RegExp(HAS_OTHER_LENGTH, "g"), (word) => OTHER_LENGTH[word] ?? word);

const spellOut = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüøå]/g, (letter) => SPELLED_OUT[letter] ?? letter);

/** Every folded spelling under which a name is to be found: `St. Gallen` also as `saint gallen`, `Zürich` also as `zuerich`. */
export function spellingsOf(name: string): readonly string[] {
  const folded = fold(name);
  const spellings = HAS_SPELLED_OUT.test(name.normalize("NFC")) ? [folded, fold(spellOut(name))] : [folded];
  return HAS_OTHER_LENGTH.test(folded) ? spellings.flatMap((spelling) => [spelling, withOtherLengths(spelling)]) : spellings;
}

/** Words that say nothing about which place is meant. */
const FILLERS = new Set([
  ..."airport airports international intl regional municipal airfield airpark aerodrome county field".split(" "),
  ..."aeropuerto internacional aeroport aeroporto flughafen the of and de del la le el y".split(" "),
]);

export const isFiller = (word: string): boolean => FILLERS.has(word);
