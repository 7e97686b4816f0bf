import { assert, constantFrom, nat, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateOfEpochDay, epochDayOf, type LocalDate, Temporal } from "../../core/kernel/index.ts";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { createHorizon, localMinuteOf, utcMinuteOf } from "./index.ts";
import type { WorldAirport } from "./world.ts";

const ZONES = Intl.supportedValuesOf("timeZone");
const FIRST_DAY = "2026-12-30" as LocalDate;
const DAYS = 400;

const airport = (zone: string, index: number): WorldAirport => ({
  code: `Z${index}`,
  name: zone,
  city: zone,
  country: "XX",
  zone,
  latitude: 0,
  longitude: 0,
  mppa: 1,
  minConnection: { domestic: 30, mixed: 30, international: 30 },
});

const timetable = decodeTimetable(
  encodeWorld({ version: "zones", airports: ZONES.map(airport), metros: [], airlines: [], aircraft: [], flights: [] }),
);
const horizon = createHorizon(timetable, FIRST_DAY, DAYS);

/** What Temporal makes of a wall time: the moment, and the wall time it really is. */
function byTemporal(zone: string, day: number, minute: number): { utc: number; local: number } {
  const time = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const plain = Temporal.PlainDate.from(dateOfEpochDay(horizon.firstDay + day)).toPlainDateTime(time);
  const zoned = plain.toZonedDateTime(zone, { disambiguation: "compatible" });
  const utc = zoned.epochMilliseconds / 60_000;
  return { utc, local: utc + zoned.offsetNanoseconds / 60e9 };
}

function byHorizon(zone: string, day: number, minute: number): { utc: number; local: number } {
  const index = timetable.zones.indexOf(zone);
  const utc = utcMinuteOf(horizon, index, day, minute);
  return { utc, local: localMinuteOf(horizon, index, utc) };
}

describe("the clocks of the horizon", () => {
  it("show the same as Temporal's in every zone, on any day, at any minute", () => {
    const places = { zone: constantFrom(...ZONES), day: nat(DAYS - 1), minute: nat(1439) };
    assert(
      property(record(places), ({ zone, day, minute }) => {
        expect(byHorizon(zone, day, minute)).toEqual(byTemporal(zone, day, minute));
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it("show the same through every change of the year and the days around it", () => {
    let changes = 0;
    for (const [index, zone] of timetable.zones.entries()) {
      for (let day = 0; day < DAYS; day++) {
        if (horizon.clock.changesAt[index * DAYS + day] === 1440) continue;
        changes++;
        for (const near of [day - 1, day, day + 1].filter((each) => each >= 0 && each < DAYS))
          for (let minute = 0; minute < 1440; minute += 45) expect(byHorizon(zone, near, minute)).toEqual(byTemporal(zone, near, minute));
      }
    }
    expect(changes).toBeGreaterThan(200);
  });

  it("know every change that Temporal knows", () => {
    for (const zone of ["America/New_York", "Africa/Casablanca", "Australia/Lord_Howe", "America/Santiago", "Asia/Tokyo", "Africa/Cairo"]) {
      const start = Temporal.ZonedDateTime.from(`${FIRST_DAY}T00:00[${zone}]`);
      const end = epochDayOf(addDays(FIRST_DAY, DAYS));
      let expected = 0;
      for (let next = start.getTimeZoneTransition("next"); next !== null; next = next.getTimeZoneTransition("next")) {
        if (next.epochMilliseconds / 86_400_000 >= end) break;
        expected++;
      }
      const row = timetable.zones.indexOf(zone) * DAYS;
      expect(horizon.clock.changesAt.slice(row, row + DAYS).filter((minute) => minute !== 1440)).toHaveLength(expected);
    }
  });

  it("show an arrival after the last day and a departure beyond the first by clocks that change just then", () => {
    const [newYork, changeDay] = [timetable.zones.indexOf("America/New_York"), "2027-03-14" as LocalDate];
    const changesAt = epochDayOf(changeDay) * 1440 + 7 * 60;
    const ends = createHorizon(timetable, addDays(changeDay, -3), 3);
    const begins = createHorizon(timetable, addDays(changeDay, 1), 3);
    for (const at of [changesAt - 1, changesAt, changesAt + 1440]) {
      const local = at - (at < changesAt ? 300 : 240);
      expect([localMinuteOf(ends, newYork, at), localMinuteOf(begins, newYork, at)]).toEqual([local, local]);
    }
  });
});
