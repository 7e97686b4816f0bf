import { BOOKING_HORIZON_DAYS } from "../../core/flights/index.ts";
import { type CurvePoints, tabulate } from "./curve.ts";

/** What a seat costs by days ahead, against four to seven weeks ahead. No steps: a fare that waits a day moves a little. */
const FARE_BY_DAYS_AHEAD: CurvePoints = [
  [0, 1.5],
  [1, 1.46],
  [3, 1.37],
  [7, 1.22],
  [10, 1.15],
  [14, 1.09],
  [21, 1.02],
  [28, 1],
  [50, 1],
  [75, 1.05],
  [120, 1.14],
  [200, 1.22],
  [330, 1.27],
];

/** The share of those who will fly that has bought by days ahead. */
const SOLD_BY_DAYS_AHEAD: CurvePoints = [
  [0, 1],
  [1, 0.98],
  [3, 0.93],
  [7, 0.84],
  [14, 0.7],
  [21, 0.59],
  [28, 0.5],
  [45, 0.36],
  [60, 0.27],
  [90, 0.17],
  [150, 0.08],
  [240, 0.03],
  [330, 0.01],
];

/** What a day of departure costs against the week's mean, Monday first. */
const FARE_BY_WEEKDAY = [1.01, 0.94, 0.95, 1.01, 1.08, 0.97, 1.09];

/** What an hour of departure costs, midnight first: dawn and night are cheap, the start and the end of a working day are dear. */
export const FARE_BY_HOUR: readonly number[] = [
  0.95, 0.95, 0.95, 0.95, 0.95, 0.95, 0.97, 1.01, 1.04, 1.03, 1.01, 1, 0.99, 0.99, 1, 1.01, 1.03, 1.04, 1.03, 1.01, 0.98, 0.96, 0.95, 0.95,
];
export const CHEAPEST_HOUR = Math.min(...FARE_BY_HOUR);

const atHorizon = (daysAhead: number): number => Math.max(0, Math.min(daysAhead, BOOKING_HORIZON_DAYS));
const FARE = tabulate(FARE_BY_DAYS_AHEAD, BOOKING_HORIZON_DAYS + 1);
const SOLD = tabulate(SOLD_BY_DAYS_AHEAD, BOOKING_HORIZON_DAYS + 1);

/** @param softness 1 for markets of business travellers at short notice, less where most people plan ahead. */
export function fareByDaysAhead(daysAhead: number, softness: number): number {
  return 1 + ((FARE[atHorizon(daysAhead)] as number) - 1) * softness;
}

/** The share of the coming demand that has bought, days before departure; 1 from the day itself on. */
export const soldShare = (daysAhead: number): number => SOLD[atHorizon(daysAhead)] as number;

export const fareByWeekday = (epochDay: number): number => FARE_BY_WEEKDAY[(epochDay + 3) % 7] ?? 1;
