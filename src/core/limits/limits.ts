import { ENQUIRY_LIMITS } from "../enquiries/index.ts";
import { CONFIRMATION_LIMITS, WATCH_LIMITS } from "../watches/index.ts";

/** So many, in so much time. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/** A refusal: nothing was done. */
export interface TooMany {
  readonly code: "too_many";
  readonly retryAfterSeconds: number;
}

/** What is counted, each with limits of its own. */
export type LimitName =
  | "search"
  | "scan"
  | "page"
  | "suggestion"
  | "sameBooking"
  | "booking"
  | "repeat"
  | "lookup"
  | "enquiry"
  | "declinedFrom"
  | "declinedFor"
  | "resend"
  | "watch"
  | "confirmation";

type Limits = Readonly<Record<LimitName, readonly Limit[]>>;

interface Row {
  /** Whether it is counted by internet address: then it is more where one address stands for many visitors. */
  readonly perAddress: boolean;
  readonly limits: readonly Limit[];
}

const MINUTE = 60;
const HOUR = 3600;

/** What one address, e-mail address or booking may do: more than a family or an office does by hand, less than a script needs. */
export const LIMITS = {
  /** Results with the airports nearby, offers and details. People read a page for seconds: ten who never rest ask for 300 in a minute. Scrapers want thousands. */
  search: { perAddress: true, limits: [{ count: 300, seconds: MINUTE }] },
  /** Fares of a year and maps of the world: each costs as much as a dozen searches. Ten who never rest look at a dozen a minute each. */
  scan: { perAddress: true, limits: [{ count: 120, seconds: MINUTE }] },
  /** Pages that are made for one visitor alone, each in the time of a small search. Ten who never rest open two a second; a script wants hundreds. */
  page: { perAddress: true, limits: [{ count: 1200, seconds: MINUTE }] },
  /** Asked for with the letters as they are typed: two calls a letter, four people who type five a second without a pause come to 2,400 a minute. */
  suggestion: { perAddress: true, limits: [{ count: 2400, seconds: MINUTE }] },
  /** Tells a new booking from one that is asked for again, for as long as that would count as its twin: of each there is one. */
  sameBooking: { perAddress: false, limits: [{ count: 1, seconds: 10 * MINUTE }] },
  /** Each takes seats or rooms away from others for a moment. A busy agent makes one a minute; emptying a flight takes hundreds. */
  booking: { perAddress: true, limits: [{ count: 60, seconds: 10 * MINUTE }] },
  /** The same booking asked for again that has come to nothing yet: by impatient hands and by programs that were cut off. */
  repeat: { perAddress: true, limits: [{ count: 1200, seconds: 10 * MINUTE }] },
  /** References that were wrong. People mistype a few; of eight characters a million guesses an hour would find none in a lifetime. */
  lookup: { perAddress: true, limits: [{ count: 15, seconds: HOUR }] },
  /** Messages and requests to be called, each of which somebody reads. */
  enquiry: { perAddress: true, limits: ENQUIRY_LIMITS },
  /** Cards that the bank declined. A family tries two or three, an office a few more; who tests stolen ones needs hundreds. */
  declinedFrom: { perAddress: true, limits: [{ count: 20, seconds: HOUR }] },
  /** The same for one booking's e-mail address, from wherever: for who tests cards from many addresses. */
  declinedFor: { perAddress: false, limits: [{ count: 10, seconds: HOUR }] },
  /** Mails about one booking that its traveller asks for again. */
  resend: { perAddress: false, limits: [{ count: 3, seconds: HOUR }] },
  /** Searches that somebody wants to be told of. A traveller watches a few days and places; a script could write to a thousand strangers. */
  watch: { perAddress: true, limits: WATCH_LIMITS },
  /** The same for one e-mail address, from wherever. */
  confirmation: { perAddress: false, limits: CONFIRMATION_LIMITS },
} as const satisfies Readonly<Record<LimitName, Row>>;

/** Requests that one address may have unanswered at once: several browsers' worth. Whatever they ask for, others are served in between. */
export const OPEN_REQUESTS = 250;
/** The same of maps of the world, of which one is drawn at a time: somebody who changes their mind twice, and not all places in the line. */
export const OPEN_MAPS = 3;
/** After so many seconds it is worth asking again for a map that others were in front of. */
export const BUSY_MAP_SECONDS = 10;

/** The limits for where one address stands for so many visitors' worth: as many times the counts of what is counted by address. */
export function limitsFor(times: number): Limits {
  const names = Object.keys(LIMITS) as LimitName[];
  return Object.fromEntries(names.map((name) => [name, timesAsMany(LIMITS[name], times)])) as Record<LimitName, readonly Limit[]>;
}

const timesAsMany = ({ perAddress, limits }: Row, times: number): readonly Limit[] =>
  perAddress ? limits.map(({ count, seconds }) => ({ count: count * times, seconds })) : limits;
