import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StyleOf } from "./paint-first.ts";

/** Reads style sheets of the built web client, each once: their names change with their contents. */
export function readStyles(clientDir: string): StyleOf {
  const texts = new Map<string, string | null>();
  return (href) => {
    const known = texts.get(href);
    if (known !== undefined) return known;
    const text = /^\/assets\/[\w.-]+\.css$/.test(href) ? readStyle(join(clientDir, href)) : null;
    texts.set(href, text);
    return text;
  };
}

/** @returns null when there is no such file, or it cannot stand inside a document. */
function readStyle(path: string): string | null {
  try {
    const text = readFileSync(path, "utf8");
    return text.includes("</") ? null : text;
  } catch {
    return null; // the page then loads it by its link, which says so in the browser's console if it is not there
  }
}
