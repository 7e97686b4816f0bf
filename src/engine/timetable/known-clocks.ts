import { offsetAt, type ZoneChanges, zoneChanges } from "./zone-changes.ts";

/** What the platform said of the clocks of zones, to be kept in a file: to ask it for all zones of the world takes a tenth of a start. */
export interface KnownClocks {
  /** Of the time-zone data that said so, like `2026b`. */
  readonly dataVersion: string;
  /** Epoch days; the second is the first one no longer known. */
  readonly fromDay: number;
  readonly toDay: number;
  readonly zones: Readonly<Record<string, ZoneChanges>>;
}

/** What says how clocks of a zone change: `zoneChanges`, or somebody who remembers what it said. */
export type ZoneChangesOf = typeof zoneChanges;

/** Asks the platform for all zones. @throws RangeError for an unknown one. */
export const askClocks = (zones: Iterable<string>, { dataVersion, fromDay, toDay }: Omit<KnownClocks, "zones">): KnownClocks => ({
  dataVersion,
  fromDay,
  toDay,
  zones: Object.fromEntries(Array.from(zones, (zone) => [zone, zoneChanges(zone, fromDay, toDay)])),
});

/** Answers from what is known if that comes from time-zone data of this version; asks the platform for days and zones that are not. */
export function clocksFrom(known: KnownClocks, dataVersion: string): ZoneChangesOf {
  if (known.dataVersion !== dataVersion) return zoneChanges;
  return (zone, fromDay, toDay) => {
    const kept = known.zones[zone];
    if (kept === undefined || fromDay < known.fromDay || toDay > known.toDay) return zoneChanges(zone, fromDay, toDay);
    const [from, to] = [fromDay * 1440, toDay * 1440];
    return {
      firstOffset: offsetAt(kept, from),
      changes: kept.changes.filter(({ atUtcMinute }) => atUtcMinute > from && atUtcMinute < to),
    };
  };
}
