import type { FlightSearch } from "../../core/flights/index.ts";
import type { Watch } from "../../core/watches/index.ts";
import type { Instant, Money } from "../../core/kernel/index.ts";
import type { FlightSupply } from "../ports/flight-supply.ts";
import type { Limiter } from "../ports/limiter.ts";
import type { Log } from "../ports/log.ts";
import type { Mail } from "../ports/mailer.ts";
import type { RateSource } from "../ports/rate-source.ts";
import type { Clock, Digest, Ids } from "../ports/system.ts";
import type { WatchStore } from "../ports/watch-store.ts";

/** What a mail about a watch tells, beside the watch itself. */
export interface WatchNews {
  readonly kind: "confirm" | "drop";
  /** The cheapest total of now, in the watch's currency; null where nothing flies. */
  readonly total: Money | null;
  /** The lowest one that was told before. */
  readonly before: Money | null;
  readonly confirmToken: string | null;
  readonly stopToken: string;
}

export interface WatchPorts {
  readonly watches: WatchStore;
  readonly flights: Pick<FlightSupply, "cheapest" | "zoneOf" | "findPlace">;
  readonly rates: Pick<RateSource, "current">;
  readonly clock: Clock;
  readonly ids: Pick<Ids, "rowId">;
  readonly digest: Digest;
  /** A random text that nobody guesses, for a link. */
  readonly newToken: () => string;
  readonly writeWatchMail: (watch: Watch & { readonly email: string }, news: WatchNews, now: Instant) => Mail;
}

/** `Fault`: what can be wrong with a search, as searching itself has it. */
export interface AskPorts<Fault> extends WatchPorts {
  /** Why nothing can be searched for with this, or null. */
  readonly searchFault: (search: FlightSearch, now: Instant) => Fault | null;
  /** By the sender's internet address. */
  readonly watchLimiter: Limiter;
  /** By a check value of the e-mail address. */
  readonly confirmationLimiter: Limiter;
}

/** What only watches need. */
export type WatchTools = Pick<AskPorts<never>, "watches" | "newToken" | "writeWatchMail" | "watchLimiter" | "confirmationLimiter">;

export interface CheckPorts extends WatchPorts {
  readonly log: Pick<Log, "info">;
  /** Whether no new work is to be taken any more. */
  readonly isStopped: () => boolean;
}
