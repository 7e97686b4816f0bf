import { CARRIER_COLORS } from "./carrier-colors.ts";

/** The eight patterns of a fin. Which one an airline has says nothing about its livery: it follows from its code alone. */
export const FIN_PATTERNS = ["bands", "sunrise", "chevron", "wave", "split", "rays", "dots", "arc"] as const;
export type FinPattern = (typeof FIN_PATTERNS)[number];

export interface FinLook {
  readonly pattern: FinPattern;
  /** The fin, and what is drawn on it. */
  readonly main: string;
  readonly tail: string;
}

/** For airlines whose colors we do not know. */
const UNKNOWN_COLORS = { main: "#42526a", tail: "#f3dfc1" };

let known: ReadonlyMap<string, { readonly main: string; readonly tail: string }> | undefined;

function colorsOf(code: string): { readonly main: string; readonly tail: string } {
  known ??= new Map(
    CARRIER_COLORS.trim()
      .split(/,\s*/)
      .map((entry) => {
        const [carrier = "", main = "", tail = ""] = entry.split(" ");
        return [carrier, { main: `#${main}`, tail: `#${tail}` }];
      }),
  );
  return known.get(code) ?? UNKNOWN_COLORS;
}

/** FNV-1a over the code's characters: spreads neighbors such as AA and AB over the patterns. */
function hashOf(code: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of code) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash ^ (hash >>> 13);
}

/** How the fin of an airline looks: always the same for the same code. */
export function finLook(code: string): FinLook {
  const { main, tail } = colorsOf(code);
  const pattern = FIN_PATTERNS[hashOf(code) % FIN_PATTERNS.length] ?? "bands";
  // Two equal colors would hide the pattern.
  return { pattern, main, tail: tail === main ? "#fffaf2" : tail };
}
