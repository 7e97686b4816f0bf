import { type CurrencyCode, formatMoneyBeside, type Manner, type Money, money, USD } from "../kernel/index.ts";
import type { Party } from "../flights/index.ts";
import { quoteFlight, type RateTable } from "../pricing/index.ts";

/** Below this a lower total is no news: so much of what was told before, and so much in US dollars. The pages and mails say so. */
export const LEAST_DROP = { percent: 1, amountMinor: 100 } as const;

/** Its amount among amounts of a currency. */
export const leastDropText = (beside: CurrencyCode, manner: Manner): string =>
  formatMoneyBeside(money(LEAST_DROP.amountMinor, USD), beside, manner);

/**
 * Whether a total is so much lower than the lowest one that was told that somebody is written to. Both are US dollars for the whole party,
 * our fee in: exchange rates move no watch.
 */
export function isRealDrop(told: Money, now: Money): boolean {
  const drop = told.amountMinor - now.amountMinor;
  return drop >= LEAST_DROP.amountMinor && drop * 100 >= told.amountMinor * LEAST_DROP.percent;
}

/** The same of fares per traveller. */
export const isDropOf = (toldFare: Money, fare: Money, party: Party): boolean =>
  isRealDrop(totalUsd(toldFare, party), totalUsd(fare, party));

const DOLLARS = { base: USD, perUsd: { USD: 1 } } as const;

/** The rates of dollars in dollars need no day and no source. */
const totalUsd = (fare: Money, party: Party): Money => quoteFlight(fare, party, USD, { ...DOLLARS, asOf: NO_DAY, source: "" }).total;

const NO_DAY = "1970-01-01" as RateTable["asOf"];
