import type { Horizon } from "../timetable/index.ts";

/** The least and the greatest offset of each zone within a horizon, in minutes east of UTC. */
export interface OffsetRanges {
  readonly least: Int16Array;
  readonly most: Int16Array;
}

export function offsetRanges({ clock, days }: Horizon): OffsetRanges {
  const zones = clock.offsetAfter.length / days;
  const least = new Int16Array(zones).fill(0x7fff);
  const most = new Int16Array(zones).fill(-0x8000);
  for (let zone = 0; zone < zones; zone++) {
    for (let entry = zone * days; entry < (zone + 1) * days; entry++) {
      for (const offset of [clock.offsetBefore[entry] as number, clock.offsetAfter[entry] as number]) {
        if (offset < (least[zone] as number)) least[zone] = offset;
        if (offset > (most[zone] as number)) most[zone] = offset;
      }
    }
  }
  return { least, most };
}
