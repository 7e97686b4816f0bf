import { type Limit, LIMITS, type LimitName, limitsFor, OPEN_MAPS, OPEN_REQUESTS } from "../../core/limits/index.ts";

/** One line of the table of limits. */
interface LimitLine {
  readonly what: string;
  /** `300 a minute` */
  readonly most: string;
  /** Whose requests are counted together. */
  readonly whose: string;
}

/** What a program meets, in words; the others a program that asks by the rules never does. */
const WHAT: Partial<Record<LimitName, string>> = {
  search: "Searches, nearby airports, offers, hotels",
  scan: "Calendars, and explore",
  suggestion: "Suggestions of places, and the visitor's city",
  page: "Exchange rates, this page and the description",
  booking: "New bookings",
  declinedFrom: "Cards that the bank declined",
  declinedFor: "The same",
  lookup: "References or addresses of bookings that were wrong",
  resend: "Confirmations sent again",
  enquiry: "Messages and calls asked for",
  watch: "Watches asked for",
  confirmation: "Watches to be confirmed",
};

/** Whose count it is where it is not the internet address's. */
const WHOSE: Partial<Record<LimitName, string>> = {
  declinedFor: "one email address",
  resend: "one booking",
  confirmation: "one email address",
};

/** Most of what may be asked for. @param times as many of one address (LIMITS_TIMES). */
export function limitLines(times: number): LimitLine[] {
  const limits = limitsFor(times);
  const counted = (Object.keys(LIMITS) as LimitName[]).flatMap((name) => {
    const what = WHAT[name];
    if (what === undefined) return [];
    return [{ what, most: limits[name].map(limitText).join(", "), whose: WHOSE[name] ?? ADDRESS }];
  });
  const atOnce = (what: string, count: number): LimitLine => ({ what, most: `${countText(count * times)} at once`, whose: ADDRESS });
  return [...counted, atOnce("Requests that are not answered yet", OPEN_REQUESTS), atOnce("Those of explore", OPEN_MAPS)];
}

const ADDRESS = "one internet address";

const countText = (count: number): string => count.toLocaleString("en-US");

const SPANS: Readonly<Record<number, string>> = { 60: "a minute", 600: "in 10 minutes", 3600: "an hour", 86_400: "a day" };

const limitText = ({ count, seconds }: Limit): string => `${countText(count)} ${SPANS[seconds] ?? `in ${seconds} seconds`}`;
