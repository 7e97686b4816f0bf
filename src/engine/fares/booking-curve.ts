import { BOOKING_HORIZON_DAYS } from "../../core/flights/index.ts";
import { type CurvePoints, readCurve, tabulate } from "./curve.ts";

/** What a seat costs by days ahead, against four to seven weeks ahead. No steps: a fare that waits a day moves a little. */
const FARE_BY_DAYS_AHEAD: CurvePoints = [
  [0, 1.72],
  [1, 1.66],
  [3, 1.52],
  [7, 1.3],
  [10, 1.2],
  [14, 1.12],
  [21, 1.03],
  [28, 1],
  [50, 1],
  [75, 1.02],
  [120, 1.06],
  [200, 1.11],
  [330, 1.15],
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
const FARE_BY_HOUR = [
  0.95, 0.95, 0.95, 0.95, 0.95, 0.95, 0.97, 1.01, 1.04, 1.03, 1.01, 1, 0.99, 0.99, 1, 1.01, 1.03, 1.04, 1.03, 1.01, 0.98, 0.96, 0.95, 0.95,
];
export const CHEAPEST_HOUR = Math.min(...FARE_BY_HOUR);

/** @param softness 1 for markets of business travellers at short notice, less where most people plan ahead. */
export function fareByDaysAhead(daysAhead: number, softness: number): number {
  return 1 + (readCurve(FARE_BY_DAYS_AHEAD, daysAhead) - 1) * softness;
}

const SOLD = tabulate(SOLD_BY_DAYS_AHEAD, BOOKING_HORIZON_DAYS + 1);

/** The share of the coming demand that has bought, days before departure; 1 from the day itself on. */
export function soldShare(daysAhead: number): number {
  if (daysAhead <= 0) return 1;
  return SOLD[Math.min(daysAhead, BOOKING_HORIZON_DAYS)] as number;
}

export const fareByWeekday = (epochDay: number): number => FARE_BY_WEEKDAY[(epochDay + 3) % 7] ?? 1;

export const fareByMinute = (minuteOfDay: number): number => FARE_BY_HOUR[Math.floor(minuteOfDay / 60)] ?? 1;
