import { STAY_HORIZON_DAYS } from "../../../core/hotels/index.ts";
import { type CurvePoints, tabulate } from "../../fares/curve.ts";

/** What a night costs by days ahead, against three months ahead: cheapest three to six weeks out, dearest in the last days. No steps. */
const PRICE_BY_DAYS_AHEAD: CurvePoints = [
  [0, 1.12],
  [2, 1.11],
  [7, 1.04],
  [14, 0.98],
  [21, 0.95],
  [42, 0.95],
  [75, 0.99],
  [120, 1.02],
  [365, 1.06],
];

/** The share of the rooms wanted in the end that others have taken by days ahead: rises to the day, so that no room comes back by itself. */
const TAKEN_BY_DAYS_AHEAD: CurvePoints = [
  [0, 1],
  [3, 0.995],
  [14, 0.98],
  [30, 0.965],
  [60, 0.94],
  [120, 0.89],
  [365, 0.75],
];

const PRICE = tabulate(PRICE_BY_DAYS_AHEAD, STAY_HORIZON_DAYS + 1);
const TAKEN = tabulate(TAKEN_BY_DAYS_AHEAD, STAY_HORIZON_DAYS + 1);
const inTable = (daysAhead: number): number => Math.max(0, Math.min(daysAhead, STAY_HORIZON_DAYS));

export const priceByDaysAhead = (daysAhead: number): number => PRICE[inTable(daysAhead)] as number;
export const takenByDaysAhead = (daysAhead: number): number => TAKEN[inTable(daysAhead)] as number;
