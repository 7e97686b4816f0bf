import type { Limit } from "../../core/limits/index.ts";
import type { CheckedLimiter } from "../../usecases/ports/limiter.ts";
import type { Log } from "../../usecases/ports/log.ts";
import { createMemoryLimiter } from "./memory-limiter.ts";

interface Limiters<Name extends string> {
  readonly of: Readonly<Record<Name, CheckedLimiter>>;
  close(): Promise<void>;
}

/** A limiter for each name: in Valkey, which all nodes share, or without its address in memory. */
export async function openLimiters<Name extends string>(
  limits: Readonly<Record<Name, readonly Limit[]>>,
  valkeyUrl: string | null,
  log: Pick<Log, "warn">,
): Promise<Limiters<Name>> {
  // Its driver makes a method for each command of Valkey as it is read: only who shares limits waits for that at the start.
  const shared = valkeyUrl === null ? null : await (await import("./valkey-limits.ts")).openValkeyLimits(valkeyUrl, log);
  const open = (name: Name): CheckedLimiter => shared?.limiter(name, limits[name]) ?? createMemoryLimiter(limits[name]);
  const names = Object.keys(limits) as Name[];
  const of = Object.fromEntries(names.map((name) => [name, open(name)])) as Record<Name, CheckedLimiter>;
  return { of, close: async () => shared?.close() };
}
