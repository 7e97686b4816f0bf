import { foldedEmail } from "../booking/index.ts";
import type { FlightSearch } from "../flights/index.ts";
import type { Brand, CurrencyCode, Instant, Language, LocalDate, Money } from "../kernel/index.ts";

export type WatchId = Brand<string, "WatchId">;

/** How a watch came to its end. */
export type WatchEnding =
  /** Its confirmation never came. */
  | "unconfirmed"
  | "stopped"
  /** The day of departure has come. */
  | "over"
  /** By the agency's desk. */
  | "erased";

/** `asked` until somebody has confirmed from the mailbox, then `watching`. */
export type WatchState = "asked" | "watching" | "ended";

/** Somebody who wants to hear when the cheapest total of a search falls. */
export interface Watch {
  readonly id: WatchId;
  readonly createdAt: Instant;
  readonly state: WatchState;
  /** Null until it has ended. */
  readonly ending: WatchEnding | null;
  /** Null once it has ended. */
  readonly email: string | null;
  /** In which we write about it. */
  readonly language: Language;
  /** In which totals are told. */
  readonly currency: CurrencyCode;
  readonly search: FlightSearch;
  /** The lowest fare that was told, US dollars per traveller; null while none has been found. */
  readonly toldFare: Money | null;
}

/** How long a watch waits for its confirmation. */
export const CONFIRM_HOURS = 48;
/** The time from one look at the price to the next, and so from one mail to the next at the least. */
export const CHECK_HOURS = 24;
/** How many searches one e-mail address may watch at once. */
export const MOST_WATCHES = 10;

/** How many watches one internet address may ask for. */
export const WATCH_LIMITS = [
  { count: 10, seconds: 3600 },
  { count: 30, seconds: 86_400 },
] as const;
/** How many confirmations are mailed to one e-mail address, whoever asks: more would be a nuisance to somebody who has asked for none. */
export const CONFIRMATION_LIMITS = [
  { count: 3, seconds: 3600 },
  { count: 6, seconds: 86_400 },
] as const;

/** What is asked for under one address must count once. In an order of its own; names of places are left to the supply. */
export const watchText = (email: string, { from, to, departureDate, returnDate, party, cabin }: FlightSearch): string =>
  JSON.stringify([foldedEmail(email), from.code, to.code, departureDate, returnDate, cabin, party.adults, party.children, party.infants]);

/** Whether the day of departure has come. @param today at the place of departure. */
export const hasDeparted = ({ departureDate }: FlightSearch, today: LocalDate): boolean => departureDate <= today;
