import type { CurvePoints } from "./curve.ts";
import type { Feast } from "./feasts.ts";

/** A year of demand as the people and visitors of a part of the world make it. 1 is a plain day. Invented. */
export interface Calendar {
  /** January to December, read in the middle of the month. */
  readonly months: readonly number[];
  /** Factors by days from the feast; both ends are 1. */
  readonly peaks: readonly (readonly [Feast, CurvePoints])[];
}

const YEAR_END: CurvePoints = [
  [-12, 1],
  [-7, 1.22],
  [-4, 1.38],
  [-2, 1.34],
  [0, 1.02],
  [2, 1.26],
  [6, 1.18],
  [9, 1.3],
  [11, 1.16],
  [14, 1],
];
const EASTER_WEEK: CurvePoints = [
  [-12, 1],
  [-9, 1.12],
  [-3, 1.22],
  [0, 1.14],
  [1, 1.2],
  [7, 1.06],
  [10, 1],
];
const LONG_HOLIDAY: CurvePoints = [
  [-7, 1],
  [-3, 1.22],
  [-1, 1.28],
  [1, 1.12],
  [5, 1.25],
  [8, 1.15],
  [11, 1],
];
const SHORT_HOLIDAY: CurvePoints = [
  [-5, 1],
  [-2, 1.18],
  [0, 1.04],
  [3, 1.14],
  [6, 1],
];

export const CALENDARS = {
  northAmerica: {
    months: [0.9, 0.9, 1.03, 0.99, 1, 1.12, 1.15, 1.05, 0.9, 0.94, 0.93, 1.01],
    peaks: [
      ["christmas", YEAR_END],
      ["easter", EASTER_WEEK],
      [
        "laborDay",
        [
          [-5, 1],
          [-3, 1.12],
          [-1, 1],
          [0, 1.14],
          [2, 1],
        ],
      ],
      [
        "thanksgiving",
        [
          [-7, 1],
          [-4, 1.12],
          [-2, 1.34],
          [-1, 1.4],
          [0, 0.96],
          [1, 1.05],
          [2, 1.26],
          [3, 1.46],
          [4, 1.3],
          [6, 1],
        ],
      ],
    ],
  },
  europe: {
    months: [0.86, 0.9, 0.95, 1.01, 1.03, 1.12, 1.22, 1.24, 1.04, 0.98, 0.87, 0.97],
    peaks: [
      ["christmas", YEAR_END],
      ["easter", EASTER_WEEK],
    ],
  },
  tropical: {
    months: [1.1, 1.12, 1.14, 1.02, 0.93, 0.98, 1.03, 0.96, 0.85, 0.87, 0.96, 1.09],
    peaks: [
      ["christmas", YEAR_END],
      ["easter", EASTER_WEEK],
    ],
  },
  southern: {
    months: [1.2, 1.03, 0.97, 0.97, 0.89, 0.93, 1.02, 0.93, 0.97, 0.99, 1, 1.17],
    peaks: [
      ["christmas", YEAR_END],
      ["easter", EASTER_WEEK],
    ],
  },
  chinese: {
    months: [0.96, 0.96, 0.92, 0.97, 0.98, 1, 1.15, 1.17, 0.96, 1.02, 0.9, 0.95],
    peaks: [
      [
        "lunarNewYear",
        [
          [-14, 1],
          [-8, 1.25],
          [-3, 1.42],
          [0, 1.15],
          [4, 1.3],
          [8, 1.35],
          [15, 1],
        ],
      ],
      ["nationalWeek", LONG_HOLIDAY],
    ],
  },
  japanese: {
    months: [0.93, 0.92, 1.05, 1.01, 1, 0.95, 1.05, 1.15, 1, 1.02, 1, 0.98],
    peaks: [
      ["goldenWeek", LONG_HOLIDAY],
      ["midsummerBreak", LONG_HOLIDAY],
      ["newYear", LONG_HOLIDAY],
    ],
  },
  southAsian: {
    months: [1.05, 0.94, 0.95, 1, 1.12, 1.05, 0.91, 0.9, 0.9, 1.02, 1.04, 1.16],
    peaks: [
      ["diwali", LONG_HOLIDAY],
      ["christmas", SHORT_HOLIDAY],
      ["newYear", SHORT_HOLIDAY],
    ],
  },
  islamic: {
    months: [0.96, 0.95, 0.97, 1, 0.96, 1.06, 1.16, 1.17, 0.98, 0.97, 0.95, 1.04],
    peaks: [
      ["eidAlFitr", LONG_HOLIDAY],
      ["eidAlAdha", LONG_HOLIDAY],
      ["newYear", SHORT_HOLIDAY],
    ],
  },
} as const satisfies Readonly<Record<string, Calendar>>;

export type CalendarName = keyof typeof CALENDARS;
export const CALENDAR_NAMES = Object.keys(CALENDARS) as readonly CalendarName[];
