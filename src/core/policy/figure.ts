import { type CurrencyCode, type Money, money } from "../kernel/index.ts";

/** How a figure binds us: exactly this, never more, never less, or roughly. */
export type Bound = "exactly" | "upTo" | "atLeast" | "about";
export type PerUnit = "ticket" | "passenger" | "booking" | "transaction";
export type TimeUnit = "hours" | "days" | "weeks" | "years" | "businessDays";

/** A fee. `per` is null where the policy names an amount and no unit. */
interface MoneyFigure {
  readonly kind: "money";
  readonly bound: Bound;
  readonly amount: Money;
  readonly per: PerUnit | null;
}

/** A share of the ticket's cost. */
interface PercentFigure {
  readonly kind: "percent";
  readonly bound: Bound;
  readonly percent: number;
}

/** A time from `min` to `max`; the two are the same where the policy names one. */
interface DurationFigure {
  readonly kind: "duration";
  readonly bound: Bound;
  readonly min: number;
  readonly max: number;
  readonly unit: TimeUnit;
}

interface CountFigure {
  readonly kind: "count";
  readonly count: number;
  readonly of: "tickets";
}

/** An age in whole years. */
interface AgeFigure {
  readonly kind: "age";
  readonly years: number;
}

interface CurrencyFigure {
  readonly kind: "currency";
  readonly currency: CurrencyCode;
}

export type Figure = MoneyFigure | PercentFigure | DurationFigure | CountFigure | AgeFigure | CurrencyFigure;

/** A fee of whole US dollars. */
export const dollars = (whole: number, per: PerUnit | null, bound: Bound = "exactly"): MoneyFigure => fee(money(whole * 100), per, bound);

export const fee = (amount: Money, per: PerUnit | null, bound: Bound = "exactly"): MoneyFigure => ({ kind: "money", bound, amount, per });

export const lasting = (value: number, unit: TimeUnit, bound: Bound = "exactly"): DurationFigure => between(value, value, unit, bound);

export const between = (min: number, max: number, unit: TimeUnit, bound: Bound = "exactly"): DurationFigure => ({
  kind: "duration",
  bound,
  min,
  max,
  unit,
});

export const years = (count: number): AgeFigure => ({ kind: "age", years: count });
