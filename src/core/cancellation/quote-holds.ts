import { CANCELLATION_QUOTE_MINUTES, type CancellationQuote } from "../booking/index.ts";
import { type Instant, isBefore, isSame, minutesBefore, type Money, secondsAfter } from "../kernel/index.ts";

/** What somebody has agreed to: the refund of a quote, and when that was reckoned. */
export interface AgreedRefund {
  readonly refund: Money;
  readonly at: Instant;
}

/** How far the clocks of two nodes may be apart: a quote just made on one may seem to be of the future on another. */
const CLOCK_SKEW_SECONDS = 30;

/** Whether a cancellation may go ahead by what was agreed to: the quote is not too old, and one of now comes to the same. */
export const stillHolds = (agreed: AgreedRefund, now: CancellationQuote): boolean =>
  isSame(agreed.refund, now.refund) &&
  !isBefore(agreed.at, minutesBefore(now.at, CANCELLATION_QUOTE_MINUTES)) &&
  !isBefore(secondsAfter(now.at, CLOCK_SKEW_SECONDS), agreed.at);
