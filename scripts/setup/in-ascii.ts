import type { Plugin } from "vite";

const BEYOND_ASCII = /[^\0-\x7f]/g;
/** Of such a text an escape is six letters, not one. */
const RAW_BEYOND_ASCII = /String\.raw`[^`]*[^\0-\x7f]/;

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A script that says the same in ASCII. @throws Error where escapes would not be read as such. */
export function asciiOf(script: string): string {
  if (RAW_BEYOND_ASCII.test(script)) throw new Error("A text of String.raw has letters beyond ASCII: write them as escapes.");
  return script.replace(BEYOND_ASCII, escaped);
}

/**
 * Writes what the server reads at its start in ASCII: among four million letters a single other one has them all decoded, and kept at twice the
 * size.
 */
export const inAscii = (): Plugin => ({
  name: "in-ascii",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = asciiOf(file.code);
  },
});
