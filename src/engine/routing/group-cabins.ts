import type { CabinCode } from "../../core/flights/index.ts";
import type { Fares } from "../fares/index.ts";
import type { Timetable } from "../timetable/index.ts";

/** Which groups (one airline on one edge each) have a flight with a cabin: only they can be the longest leg of a bound in it. */
export class GroupCabins {
  readonly #timetable: Timetable;
  readonly #fares: Fares;
  readonly #known = new Map<CabinCode, Uint8Array>();

  constructor(timetable: Timetable, fares: Fares) {
    this.#timetable = timetable;
    this.#fares = fares;
  }

  /** By group: 1 where one of its flights has the cabin. Worked out when first asked for. */
  having(cabin: CabinCode): Uint8Array {
    const known = this.#known.get(cabin) ?? this.#make(cabin);
    this.#known.set(cabin, known);
    return known;
  }

  #make(cabin: CabinCode): Uint8Array {
    const { groupCount, groupFirstFlight } = this.#timetable.edges;
    return Uint8Array.from({ length: groupCount }, (_, group) => {
      for (let flight = groupFirstFlight[group] as number; flight < (groupFirstFlight[group + 1] as number); flight++)
        if (this.#fares.cabinFlown(flight, cabin) === cabin) return 1;
      return 0;
    });
  }
}
