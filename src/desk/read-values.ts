import { BOOKING_STATES, type BookingState } from "../core/booking/index.ts";
import {
  addDays,
  type BookingId,
  err,
  type Instant,
  type Money,
  money,
  ok,
  parseAmountMinor,
  parseBookingId,
  parseDate,
  type Result,
} from "../core/kernel/index.ts";
import type { Title } from "../core/travellers/index.ts";
import type { Period } from "../usecases/ports/desk-store.ts";
import type { Call } from "./command.ts";

/** A typed value, or the line that says how it is to be typed. */
export type Read<Value> = Result<Value, string>;

export function readBookingId(text: string | undefined): Read<BookingId> {
  const id = parseBookingId(text ?? "");
  return id === null ? err(`${text} is no booking: a reference has eight letters and digits, such as 7K3M9QXZ.`) : ok(id);
}

/** The options of a period: either pair will do, because nobody remembers which command has which. */
export const PERIOD = { since: { type: "string" }, until: { type: "string" }, from: { type: "string" }, to: { type: "string" } } as const;
export const PERIOD_NAMES = ["since", "until", "from", "to"] as const satisfies readonly (keyof typeof PERIOD)[];

/** Days are those of UTC; the last one is in. */
export function readPeriod(call: Call): Read<Period> {
  for (const [one, other] of [
    ["since", "from"],
    ["until", "to"],
  ] as const)
    if (call.text(one) !== null && call.text(other) !== null) return err(`--${one} and --${other} say the same: name one of them.`);
  const [since, until] = [call.text("since") ?? call.text("from"), call.text("until") ?? call.text("to")];
  const [from, to] = [since === null ? null : parseDate(since), until === null ? null : parseDate(until)];
  if ((since !== null && from === null) || (until !== null && to === null)) return err(NO_DAY);
  if (from !== null && to !== null && to < from) return err("The last day lies before the first.");
  return ok({ since: from && dayStart(from), until: to && dayStart(addDays(to, 1)) });
}

/** What is said of a text that is no day. */
export const NO_DAY = "A day is written 2027-03-12.";

const dayStart = (date: string): Instant => `${date}T00:00:00Z` as Instant;

export function readState(text: string | null): Read<BookingState | null> {
  if (text === null) return ok(null);
  const state = BOOKING_STATES.find((word) => word === text);
  return state === undefined ? err(`${text} is no state. There are: ${BOOKING_STATES.join(", ")}.`) : ok(state);
}

/** What somebody at the desk types for a title; the form has one choice for all but the first. */
const TITLE_WORDS: Readonly<Record<string, Title>> = { mr: "mr", mrs: "mrs. /miss /ms.", miss: "mrs. /miss /ms.", ms: "mrs. /miss /ms." };

export function readTitle(text: string | null): Read<Title | null> {
  if (text === null) return ok(null);
  const word = text.trim().toLowerCase().replace(/\.$/, "");
  const title = Object.hasOwn(TITLE_WORDS, word) ? TITLE_WORDS[word] : undefined;
  return title === undefined ? err(`--title is one of ${Object.keys(TITLE_WORDS).join(", ")}.`) : ok(title);
}

const DEFAULT_LIMIT = 50;
/** The longest list. */
export const MOST_ROWS = 10_000;

export function readLimit(text: string | null): Read<number> {
  if (text === null) return ok(DEFAULT_LIMIT);
  const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MOST_ROWS ? ok(limit) : err(`--limit is a whole number from 1 to ${MOST_ROWS}.`);
}

/** `120`, `120.50` in the currency of `left`, or `all` for what is left; more than nothing. */
export function readAmount(text: string | undefined, left: Money): Read<Money> {
  if (text === "all") return ok(left);
  const minor = parseAmountMinor(text ?? "");
  return minor === null || minor <= 0
    ? err("An amount is written 120.50, in the booking's own currency; or `all` for what is left.")
    : ok(money(minor, left.currency));
}
