import { type Instant, isBefore, minutesBefore } from "../kernel/index.ts";
import type { Bound } from "./itinerary.ts";

/** How long an offer holds its price. */
export const OFFER_MINUTES = 30;
/** Check-in closes: what departs sooner than this is not offered. */
export const LAST_SALE_MINUTES = 60;

/** Whether flights that begin with this bound may be ordered: an offer of the last moment may be bought for as long as it lives. */
export const isFlightOnSale = ({ legs: [first] }: Bound, now: Instant): boolean =>
  isBefore(now, minutesBefore(first.departsAt, LAST_SALE_MINUTES - OFFER_MINUTES));
