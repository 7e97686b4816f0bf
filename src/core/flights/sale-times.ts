import { type Instant, isBefore, minutesBefore } from "../kernel/index.ts";
import type { Bound } from "./itinerary.ts";

/** How long an offer holds its price. */
export const OFFER_MINUTES = 30;
/** Check-in closes: what departs sooner than this is not offered. */
export const LAST_SALE_MINUTES = 60;

/** Whether flights that begin with this bound may be ordered: an offer of the last moment may be bought for as long as it lives. */
export function isFlightOnSale({ legs: [first] }: Bound, now: Instant): boolean {
  if (!first) throw new RangeError("An offer without legs is a defect of its supply.");
  return isBefore(now, minutesBefore(first.departsAt, LAST_SALE_MINUTES - OFFER_MINUTES));
}
