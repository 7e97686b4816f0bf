import { plainText } from "../../src/web/present/marked-text.ts";
import type { WrittenPage } from "../../src/web/content/page-types.ts";

/** Parts of a written page that are not shown as text. */
const UNSHOWN = new Set(["kind", "path", "place", "origins", "poster", "routes", "code", "theme", "start", "validFrom"]);

/** Every text of a page that somebody reads. */
export function textsOf(page: WrittenPage): readonly string[] {
  const collect = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    if (Array.isArray(value)) return value.flatMap(collect);
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => (UNSHOWN.has(name) ? [] : collect(inner)));
  };
  return collect(page);
}

export const wordCount = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + plainText(text).split(/\s+/).filter(Boolean).length, 0);
