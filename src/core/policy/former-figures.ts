import { type Instant, isBefore } from "../kernel/index.ts";
import type { Figure } from "./figure.ts";
import { POLICY, type PolicyKey } from "./policies.ts";

/** A figure that was changed: it goes on to hold for what was booked before a moment. */
export interface FormerFigure {
  readonly key: PolicyKey;
  /** When another one took its place. */
  readonly until: Instant;
  readonly figure: Figure;
}

/**
 * Every fee of a cancellation that was changed since the site took its first booking, in the order of the changes: the cancellation
 * policy promises that what stood there on the day of the payment holds. Whoever changes one puts the one of before here, with the
 * moment from which the other holds.
 */
const FORMER_FIGURES: readonly FormerFigure[] = [];

/** The figure of a policy that held at a moment. */
export const figureAt = (key: PolicyKey, at: Instant, former: readonly FormerFigure[] = FORMER_FIGURES): Figure =>
  former.find((it) => it.key === key && isBefore(at, it.until))?.figure ?? POLICY[key].figure;
