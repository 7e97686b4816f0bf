import { describe, expect, it } from "vitest";
import { dateOfEpochDay, epochDayOf, type LocalDate, Temporal } from "../../core/kernel/index.ts";
import { type ZoneChanges, zoneChanges } from "./zone-changes.ts";

const [FROM, TO] = [epochDayOf("2025-01-01" as LocalDate), epochDayOf("2029-01-01" as LocalDate)];

const minuteOf = (moment: Temporal.ZonedDateTime): number => moment.epochMilliseconds / 60_000;
const offsetOf = (moment: Temporal.ZonedDateTime): number => moment.offsetNanoseconds / 60e9;

/** The same from Temporal. */
function changesByTemporal(zone: string): ZoneChanges {
  const start = Temporal.Instant.from(`${dateOfEpochDay(FROM)}T00:00Z`).toZonedDateTimeISO(zone);
  const changes = [];
  for (let at = start.getTimeZoneTransition("next"); at !== null && minuteOf(at) < TO * 1440; at = at.getTimeZoneTransition("next"))
    changes.push({ atUtcMinute: minuteOf(at), offset: offsetOf(at) });
  return { firstOffset: offsetOf(start), changes };
}

describe("zoneChanges", () => {
  it("are those of Temporal, for every zone that this platform knows", () => {
    const zones = Intl.supportedValuesOf("timeZone");
    expect(zones.length).toBeGreaterThan(300);
    const wrong = zones.filter((zone) => JSON.stringify(zoneChanges(zone, FROM, TO)) !== JSON.stringify(changesByTemporal(zone)));
    expect(wrong).toEqual([]);
  });

  it("see Morocco go back for Ramadan and come forward again, and half hours", () => {
    expect(
      zoneChanges("Africa/Casablanca", epochDayOf("2025-01-01" as LocalDate), epochDayOf("2026-01-01" as LocalDate)).changes,
    ).toHaveLength(2);
    expect(zoneChanges("Asia/Kolkata", FROM, TO)).toEqual({ firstOffset: 330, changes: [] });
    expect(zoneChanges("America/St_Johns", FROM, TO).firstOffset).toBe(-210);
  });

  it("refuse a zone that nobody knows", () => {
    expect(() => zoneChanges("Mars/Olympus", FROM, TO)).toThrow(RangeError);
  });
});
