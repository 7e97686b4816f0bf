import { isFiller, spellingsOf } from "./fold.ts";
import type { Key } from "./key-index.ts";
import { KINDS, type NameKind } from "./name-kinds.ts";

/** The names of one target, by what kind of name each is. */
export type NamesByKind = Readonly<Partial<Record<NameKind, readonly string[]>>>;

/** Every spelling of every name of a target, once from its beginning and once from each later word that says something. */
export function keysFor(target: number, names: NamesByKind): readonly Key[] {
  const keys: Key[] = [];
  for (const [kind, kindName] of KINDS.entries()) {
    const given = names[kindName];
    if (given === undefined || given.length === 0) continue;
    for (const text of new Set(given.flatMap(spellingsOf))) addKeys(keys, text, target, kind);
  }
  return keys;
}

function addKeys(keys: Key[], text: string, target: number, kind: number): void {
  if (text === "") return;
  keys.push({ text, target, kind, isInner: false });
  for (let space = text.indexOf(" "); space >= 0; space = text.indexOf(" ", space + 1)) {
    const next = text.indexOf(" ", space + 1);
    const word = next < 0 ? text.slice(space + 1) : text.slice(space + 1, next);
    if (!isFiller(word)) keys.push({ text: text.slice(space + 1), target, kind, isInner: true });
  }
}
