import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SETTING_NAMES } from "./environment.ts";

/** What a file of settings says, and what is wrong with it, a line each. */
export interface EnvFile {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly faults: readonly string[];
}

/**
 * Reads a file of settings; nothing where there is none. Node's own reader takes a file that may not be read for one that is not there: the site would
 * start as somebody else, on an empty database.
 */
export function readEnvFile(file: string): EnvFile {
  try {
    const text = utf8Of(readFileSync(file));
    if (text === null) return { env: {}, faults: [`${file} is not written in UTF-8. Save it anew in that encoding.`] };
    const env = parseEnv(text);
    return { env, faults: Object.keys(env).flatMap((name) => misspelt(name, file)) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    if (code === "ENOENT") return { env: {}, faults: [] };
    return { env: {}, faults: [`${file} is there and cannot be read (${code}). It must be readable by the user who runs this.`] };
  }
}

/**
 * A text without the mark that Windows puts before the first letter; null for bytes that are none. What a shell of Windows writes in UTF-16 would
 * name no setting of ours, and nobody would be told.
 */
function utf8Of(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch (error) {
    if (error instanceof TypeError) return null; // the question is whether it can be read, and this is the answer
    throw error;
  }
}

/** Names that are no settings are whose they may be, unless they are a slip away from one of ours. */
function misspelt(name: string, file: string): readonly string[] {
  if (SETTING_NAMES.includes(name)) return [];
  const meant = SETTING_NAMES.find((setting) => isOneSlipFrom(setting, name.toUpperCase()));
  return meant === undefined ? [] : [`${file} names ${name}, which is no setting: ${meant}?`];
}

/** Whether one letter too many, one too few or another one is all that lies between two words. */
function isOneSlipFrom(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return short.slice(long.length === short.length ? same + 1 : same) === long.slice(same + 1);
}
