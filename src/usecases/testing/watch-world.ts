import type { FlightSearch } from "../../core/flights/index.ts";
import { type Instant, type Money, ok, secondsAfter } from "../../core/kernel/index.ts";
import type { Mail } from "../ports/mailer.ts";
import type { WatchStore } from "../ports/watch-store.ts";
import { createAnswerWatch } from "../watches/answer-watch.ts";
import { createAskWatch } from "../watches/ask-watch.ts";
import { createCheckWatches } from "../watches/check-watches.ts";
import type { AskPorts, CheckPorts, WatchNews } from "../watches/watch-ports.ts";
import { createMemoryWatchStore, type MemoryWatchStore } from "./memory-watch-store.ts";
import { OFFER, NOW, RATES } from "./sample-trip.ts";
import { watchMailOf } from "./sample-watch.ts";

const ZONES: Readonly<Record<string, string>> = { NYC: "America/New_York", LON: "Europe/London" };
const UNLIMITED = { take: async () => ok(null), giveBack: async () => undefined };

/** Watches over a clock and a price of the test's own. */
export interface WatchWorld {
  readonly store: MemoryWatchStore;
  readonly ports: AskPorts<{ readonly code: "no_such_search" }> & CheckPorts;
  /** The cheapest fare per traveller of any search. */
  fare: Money | null;
  now: Instant;
  pass(hours: number): void;
  readonly searched: readonly FlightSearch[];
  /** What was mailed and not taken back, in its order. */
  news(): readonly WatchNews[];
}

/** @param through what stands between the use cases and the store: it may fail. */
export function createWatchWorld(through: (store: WatchStore) => WatchStore = (store) => store): WatchWorld {
  const store = createMemoryWatchStore();
  const searched: FlightSearch[] = [];
  let last = 0;
  const world: WatchWorld = {
    store,
    fare: null,
    now: NOW,
    searched,
    pass: (hours) => void (world.now = secondsAfter(world.now, hours * 3600)),
    news: () => store.mails.filter(({ isGivenUp }) => !isGivenUp).map(({ mail }) => newsIn(mail)),
    ports: {
      watches: through(store),
      flights: {
        zoneOf: (code) => ZONES[code] ?? null,
        findPlace: (code) => ({ code: code as FlightSearch["from"]["code"], city: `City of ${code}` }),
        cheapest: async (search) => {
          searched.push(search);
          return world.fare && { ...OFFER, farePerTraveller: world.fare };
        },
      },
      rates: { current: () => RATES },
      clock: { now: () => world.now },
      ids: { rowId: () => `row ${++last}` },
      digest: (text) => `hash of ${text}`,
      newToken: () => `token-${++last}`,
      writeWatchMail: watchMailOf,
      searchFault: () => null,
      watchLimiter: UNLIMITED,
      confirmationLimiter: UNLIMITED,
      log: { info: () => undefined },
      isStopped: () => false,
    },
  };
  return world;
}

export const newsIn = ({ text }: Mail): WatchNews => JSON.parse(text) as WatchNews;

/** The use cases over a world, with changed ports where a test wants them. */
export const watchesOver = ({ ports }: WatchWorld, change: Partial<WatchWorld["ports"]> = {}) => ({
  askWatch: createAskWatch({ ...ports, ...change }),
  ...createAnswerWatch({ ...ports, ...change }),
  check: createCheckWatches({ ...ports, ...change }),
});
