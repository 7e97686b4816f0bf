import { type Cancellation, type CancellationStep, RATE_FEATURES, type RateFeature } from "../../../core/hotels/index.ts";
import { dateOfEpochDay, type LocalDateTime, type Money, money } from "../../../core/kernel/index.ts";
import type { HotelTables } from "../world/index.ts";
import { type Plan, plansOf } from "./plans.ts";
import { MINUTES_A_DAY, nowLocal, type StayQuestion } from "./stay-question.ts";

/** A flexible rate is free until this minute of its last free day. */
const FREE_UNTIL_MINUTE = 18 * 60;

const bitOf = (feature: RateFeature): number => 1 << RATE_FEATURES.indexOf(feature);
const FREE = bitOf("free_cancellation");
export const PAY_LATER = bitOf("book_now_pay_later");
export const BREAKFAST = bitOf("breakfast_included");
const REFUNDABLE = bitOf("refundable");

/** Every set of features, by its bits. */
export const FEATURE_SETS: readonly (readonly RateFeature[])[] = Array.from({ length: 2 ** RATE_FEATURES.length }, (_, bits) =>
  RATE_FEATURES.filter((feature) => bits & bitOf(feature)),
);

type Hotels = HotelTables["hotels"];

/** Until when a plan is free, on the clock at the hotel in minutes since 1970; minus infinity when it never is. */
function freeUntil(hotels: Hotels, hotel: number, plan: Plan, firstNight: number): number {
  if (plan !== "flexible") return -Infinity;
  return (firstNight - (hotels.freeUntilDays[hotel] as number)) * MINUTES_A_DAY + FREE_UNTIL_MINUTE;
}

/** From when on a plan gives nothing back: for the flexible one the midnight before check-in, unless it is still free then. */
function nothingFrom(hotels: Hotels, hotel: number, plan: Plan, firstNight: number): number {
  if (plan === "saver") return -Infinity;
  if (plan === "partial") return (firstNight - (hotels.partialUntilDays[hotel] as number)) * MINUTES_A_DAY;
  return firstNight * MINUTES_A_DAY;
}

/** What still holds of a plan's terms when it is booked now, as bits of features; the board's is not among them. */
export function termsOf(hotels: Hotels, hotel: number, plan: Plan, question: StayQuestion): number {
  const now = nowLocal(question);
  if (now < freeUntil(hotels, hotel, plan, question.firstNight)) {
    return FREE | REFUNDABLE | (hotels.hasPayLater[hotel] === 1 ? PAY_LATER : 0);
  }
  const keepsOneOfMany = question.nights > 1 && now < nothingFrom(hotels, hotel, plan, question.firstNight);
  return keepsOneOfMany ? REFUNDABLE : 0;
}

/** The plans that are worth offering now, cheapest first: of those that give nothing back (any more) only the cheapest. */
export function offeredPlans(hotels: Hotels, hotel: number, question: StayQuestion): readonly Plan[] {
  let isWithout = false;
  return plansOf(hotels, hotel).filter((plan) => {
    if (termsOf(hotels, hotel, plan, question) & REFUNDABLE) return true;
    const isFirst = !isWithout;
    isWithout = true;
    return isFirst;
  });
}

/**
 * The ladder of a plan as it stands now. The first night costs a night's share of the whole, `perNight`. A deadline that has
 * passed leaves no step behind.
 */
export function ladderOf(
  hotels: Hotels,
  hotel: number,
  plan: Plan,
  question: StayQuestion,
  price: { readonly perNight: number; readonly total: number },
): Cancellation {
  const terms = termsOf(hotels, hotel, plan, question);
  const free = freeUntil(hotels, hotel, plan, question.firstNight);
  const nothing = nothingFrom(hotels, hotel, plan, question.firstNight);
  const [perNight, total] = [money(price.perNight), money(price.total)];
  if (terms & FREE) {
    const first = { fromLocal: null, penalty: money(0) };
    const isOneStep = question.nights === 1 || free >= nothing;
    const rest = isOneStep ? [stepAt(free, total)] : [stepAt(free, perNight), stepAt(nothing, total)];
    return { steps: [first, ...rest], freeUntilLocal: wallTime(free) };
  }
  if (terms & REFUNDABLE) return { steps: [{ fromLocal: null, penalty: perNight }, stepAt(nothing, total)], freeUntilLocal: null };
  return { steps: [{ fromLocal: null, penalty: total }], freeUntilLocal: null };
}

const stepAt = (minute: number, penalty: Money): CancellationStep => ({ fromLocal: wallTime(minute), penalty });

/** `2027-03-12T18:00:00` of minutes since 1970. */
function wallTime(minute: number): LocalDateTime {
  const ofDay = minute % MINUTES_A_DAY;
  const clock = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return `${dateOfEpochDay(Math.floor(minute / MINUTES_A_DAY))}T${clock}:00` as LocalDateTime;
}
