import type { Seeded } from "../../../src/core/kernel/seeded.ts";
import { hostileText, hostileValue, one } from "../shared/hostile-values.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An honest body with up to three things wrong in it: a value, a field that is missing or too many, or the whole of a part. */
export function spoil(chance: Seeded, body: unknown): unknown {
  return Array.from({ length: chance.below(4) }).reduce((sofar: unknown) => spoilOnce(chance, sofar), body);
}

function spoilOnce(chance: Seeded, value: unknown): unknown {
  if (Array.isArray(value)) return spoilList(chance, value);
  if (typeof value !== "object" || value === null) return hostileValue(chance);
  const fields = value as Fields;
  const names = Object.keys(fields);
  if (names.length === 0 || chance.chance(0.03)) return hostileValue(chance);
  const name = one(chance, names);
  if (chance.chance(0.1)) return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
  if (chance.chance(0.1)) return Object.fromEntries([...Object.entries(fields), [hostileText(chance, 300), hostileValue(chance)]]);
  return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, key === name ? spoilOnce(chance, inner) : inner]));
}

/** A list with something that does not belong there, once or far too often. */
function spoilList(chance: Seeded, list: readonly unknown[]): unknown {
  if (chance.chance(0.2)) return hostileValue(chance);
  return [...list, ...Array.from({ length: one(chance, [1, 2, 21, 500]) }, () => hostileValue(chance))].slice(0, 600);
}

/** Text that was JSON, and hardly is any more. */
export function spoilText(chance: Seeded, text: string): string | Buffer {
  const at = chance.below(text.length + 1);
  return one<() => string | Buffer>(chance, [
    () => "",
    () => text.slice(0, at),
    () => text + text,
    () => `${text.slice(0, at)}\u0000${text.slice(at)}`,
    () => `\ufeff${text}`,
    () => Buffer.from(text, "utf16le"),
    () => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0xc0])]),
    () => "[".repeat(20_000),
    () => `${'{"a":'.repeat(8_000)}1${"}".repeat(8_000)}`,
    () => text.replace("{", '{"__proto__":{"currency":"XXX"},'),
    () => text.replace("}", ',"totalAmount":1e999,"adt":123456789012345678901234567890}'),
    () => text.replaceAll('"', "'"),
    () => `${text.slice(0, -1)},"filler":"${"x".repeat(70_000)}"}`,
    () => `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`,
  ])();
}
