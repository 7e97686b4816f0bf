import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The scripts that hold the words of a page in a language: addresses. */
export type WordFilesOf = (language: string) => readonly string[];

/** Where the build of the web client says which they are (`vite.config.ts`). */
const LIST = "words.json";

/** Reads which scripts of the built web client hold the words of each language; of a folder that no build has filled, none. */
export function readWordFiles(clientDir: string): WordFilesOf {
  const path = join(clientDir, LIST);
  if (!existsSync(path)) return () => [];
  const files = JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, readonly string[]>>;
  return (language) => files[language] ?? [];
}
