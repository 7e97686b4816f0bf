import { doubled } from "../routing/index.ts";

/** Numbers of a connection. */
export const CONNECTED_SIZE = 8;
/**
 * Where they stand: the entry of its first leg in `BoundSearch.firstLists`, the UTC minute at which that departs, flight and epoch day of its second leg, the
 * UTC minute at which that lands.
 */
export const CONNECTED = { first: 0, departsAt: 1, flight: 2, day: 3, landsAt: 4 } as const;

/** Departures of first legs, each with one of a second leg that it connects to. */
export class Connected {
  length = 0;
  numbers = new Int32Array(1024 * CONNECTED_SIZE);
  /** By connection: what the hour of the first departure makes of a fare, and the greater of the two price factors. */
  hour = new Float64Array(1024);
  dearest = new Float64Array(1024);

  /** @returns the place of one more connection, whose numbers are to be written. */
  next(): number {
    if (this.length === this.hour.length) {
      this.numbers = doubled(this.numbers);
      this.hour = doubled(this.hour);
      this.dearest = doubled(this.dearest);
    }
    return this.length++;
  }
}
