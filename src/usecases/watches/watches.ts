import type { FlightSearch } from "../../core/flights/index.ts";
import type { CurrencyCode, Language, Money, Result } from "../../core/kernel/index.ts";
import type { TooMany } from "../../core/limits/index.ts";
import type { WatchEnding, WatchState } from "../../core/watches/index.ts";

/** Somebody's wish to be told when the cheapest total of a search falls. */
export interface WatchRequest {
  /** As typed. */
  readonly email: string;
  readonly language: Language;
  /** In which totals are told. */
  readonly currency: CurrencyCode;
  readonly search: FlightSearch;
}

/** What a link in a mail shows of its watch; nothing of whose it is. */
export interface WatchView {
  readonly state: WatchState;
  readonly ending: WatchEnding | null;
  readonly search: FlightSearch;
  /** The lowest total that was told; null while nothing was found. */
  readonly toldTotal: Money | null;
}

/** Why a watch was not asked for. Nothing is kept and nothing is mailed in any of these cases. `too_late`: it departs today. */
export type AskWatchFailure<Fault> = { readonly code: "invalid_email" | "too_late" } | Fault | TooMany;

/** What there is to do about watches, as the web pages and the HTTP API see it. `Fault`: what can be wrong with a search. */
export interface Watches<Fault> {
  /**
   * Mails a link by which the watch is confirmed. The answer is the same whether or not the address is known here, and whether or not it
   * has had its share of such mails. @param address by which its sender is counted; all without one count as one.
   */
  askWatch(request: WatchRequest, address: string | null): Promise<Result<null, AskWatchFailure<Fault>>>;
  /** What a link is about; null when it is none of ours, or too old. */
  findWatch(door: "confirm" | "stop", token: string): Promise<WatchView | null>;
  /** Begins to watch; pressed again, it says the same. A watch that has ended stays ended, as its view says. */
  confirmWatch(token: string): Promise<Result<WatchView, { readonly code: "unknown" | "too_many_watches" }>>;
  /** Ends a watch and erases whose it was; pressed again, it says the same. Null for no link of ours. */
  stopWatch(token: string): Promise<WatchView | null>;
}
