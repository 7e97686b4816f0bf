import { LRUCache } from "lru-cache";
import type { KeptPage } from "./kept-page.ts";

/** A page for all, and for how long it may be shown. */
interface Keepable {
  readonly page: KeptPage;
  readonly seconds: number;
}

/** The longest that any page is kept. */
const MOST_SECONDS = 600;
/** Two hundred pages with a few currencies each; a page with its three encodings is about 100 kB. */
const MOST_PAGES = 1_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** What a page is made to: one that may be kept, or an answer to one visitor alone. */
export type Made = Keepable | Response;

interface KeptPages {
  /** The page of a key, kept or made now, or the answer that this visitor's own `make` gave. */
  get(key: string, make: () => Promise<Made>): Promise<KeptPage | Response>;
}

interface Bounds {
  readonly pages?: number;
  readonly bytes?: number;
  /** A stopwatch, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Pages by their keys, within a bound of number, bytes and time. Whoever asks for a page that is being made waits for it, so that a
 * crowd costs one page; when it turns out to be for one visitor alone, or fails, everybody has his own made.
 */
export function createKeptPages({ pages = MOST_PAGES, bytes = MOST_BYTES, now }: Bounds = {}): KeptPages {
  const kept = new LRUCache<string, KeptPage>({
    max: pages,
    maxSize: bytes,
    sizeCalculation: (page) => page.bytes,
    ...(now && { perf: { now }, ttlResolution: 0 }),
  });
  const making = new Map<string, Promise<KeptPage | null>>();

  async function makeAndKeep(key: string, make: () => Promise<Made>): Promise<KeptPage | Response> {
    const made = await make();
    if (made instanceof Response) return made;
    kept.set(key, made.page, { ttl: Math.min(made.seconds, MOST_SECONDS) * 1000 });
    return made.page;
  }

  return {
    async get(key, make) {
      // No step between the look and the making: a crowd must not slip through.
      const first = making.get(key);
      const found = kept.get(key) ?? (first && (await first));
      if (found) return found;
      const made = makeAndKeep(key, make);
      const forOthers = made.then((page) => (page instanceof Response ? null : page)).catch(() => null);
      making.set(key, forOthers);
      return made.finally(() => making.get(key) === forOthers && making.delete(key));
    },
  };
}
