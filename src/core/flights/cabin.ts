/** The specification's `fare_category` codes. */
export type CabinCode = "M" | "W" | "C" | "F";

/** The cabins that can be searched, in the order of the form. First class is shown where an airline sells it, never searched. */
export const SEARCHABLE_CABINS = ["M", "W", "C"] as const satisfies readonly CabinCode[];

/** The words of the query parameter `classType` and of the form. */
export const CABIN_NAMES: Readonly<Record<CabinCode, string>> = { M: "Economy", W: "Premium Economy", C: "Business", F: "First" };

/** Reads `Premium Economy`, `premium-economy`, `W`… Null for any other word. */
export function parseCabin(text: string): (typeof SEARCHABLE_CABINS)[number] | null {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");
  return SEARCHABLE_CABINS.find((code) => code.toLowerCase() === word || CABIN_NAMES[code].toLowerCase() === word) ?? null;
}
