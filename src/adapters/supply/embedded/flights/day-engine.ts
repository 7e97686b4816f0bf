import { BOOKING_HORIZON_DAYS } from "../../../../core/flights/index.ts";
import { addDays, type Instant, type LocalDate } from "../../../../core/kernel/index.ts";
import { createFlightEngine, createHorizon, type FlightEngine, type ZoneChangesOf } from "../../../../engine/index.ts";
import { utcDay } from "../signed-values.ts";
import type { Parts } from "./parts.ts";

/** Days before today's UTC date that the horizon holds: it is still yesterday somewhere. */
const DAYS_BEHIND = 2;
/** Days beyond the last searchable one: a trip may arrive later, and it is tomorrow somewhere. */
const DAYS_BEYOND = 6;

/** The engine of the day: at midnight UTC its horizon moves on, never back for who began to ask before it. */
interface DayEngine {
  at(now: Instant): FlightEngine;
  /** That of the last day that was asked for. */
  latest(): FlightEngine;
}

/** @param changesOf the clocks of the world's zones; without it every engine asks the platform. */
export function createDayEngine(parts: Pick<Parts, "timetable" | "fares">, now: Instant, changesOf?: ZoneChangesOf): DayEngine {
  let day = utcDay(now);
  let engine = engineOf(parts, day, changesOf);
  return {
    at: (moment) => {
      if (utcDay(moment) > day) {
        day = utcDay(moment);
        engine = engineOf(parts, day, changesOf);
      }
      return engine;
    },
    latest: () => engine,
  };
}

function engineOf({ timetable, fares }: Pick<Parts, "timetable" | "fares">, today: LocalDate, changesOf?: ZoneChangesOf): FlightEngine {
  const days = DAYS_BEHIND + BOOKING_HORIZON_DAYS + DAYS_BEYOND;
  const horizon = createHorizon(timetable, addDays(today, -DAYS_BEHIND), days, changesOf);
  return createFlightEngine(timetable, horizon, fares);
}
