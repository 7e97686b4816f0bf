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

/** What is counted for one internet address (`declinedFor` for one e-mail address, `resend` for one booking), each with limits of its own. */
export type LimitName =
  | "search"
  | "suggestion"
  | "sameBooking"
  | "booking"
  | "repeat"
  | "lookup"
  | "declinedFrom"
  | "declinedFor"
  | "resend";

export type Limits = Readonly<Record<LimitName, readonly Limit[]>>;

const MINUTE = 60;
const HOUR = 3600;

/**
 * What one address may do: more than a family or an office behind it does by hand, less than a script needs. Enquiries have theirs
 * beside them (`ENQUIRY_LIMITS`).
 */
export const LIMITS: Limits = {
  /** Results, offers and details. People read a page for seconds: ten who never rest ask for 300 in a minute. Scrapers want thousands. */
  search: [{ count: 300, seconds: MINUTE }],
  /** Asked for with the letters as they are typed: four people who type five a second without a pause come to 1,200 a minute. */
  suggestion: [{ count: 1200, seconds: MINUTE }],
  /** Tells a new booking from one that is asked for again, for as long as that would count as its twin. */
  sameBooking: [{ count: 1, seconds: 10 * MINUTE }],
  /** Each takes seats or rooms away from others for a moment. A busy agent makes one a minute; emptying a flight takes hundreds. */
  booking: [{ count: 60, seconds: 10 * MINUTE }],
  /** The same booking asked for again, which makes nothing new: by impatient hands and by programs that were cut off. */
  repeat: [{ count: 1200, seconds: 10 * MINUTE }],
  /** References that were wrong. People mistype a few; of eight characters a million guesses an hour would find none in a lifetime. */
  lookup: [{ count: 15, seconds: HOUR }],
  /** Cards that the bank declined. A family tries two or three, an office a few more; who tests stolen ones needs hundreds. */
  declinedFrom: [{ count: 20, seconds: HOUR }],
  /** The same for one booking's e-mail address, from wherever: for who tests cards from many addresses. */
  declinedFor: [{ count: 10, seconds: HOUR }],
  /** Mails about one booking that its traveller asks for again. */
  resend: [{ count: 3, seconds: HOUR }],
};

/** The same limits for where one address stands for many visitors: so many times the counts. */
export function timesAsMany(limits: Limits, times: number): Limits {
  const larger: Partial<Record<LimitName, readonly Limit[]>> = {};
  for (const name of Object.keys(limits) as LimitName[]) {
    larger[name] = limits[name].map(({ count, seconds }) => ({ count: count * times, seconds }));
  }
  return { ...limits, ...larger };
}
