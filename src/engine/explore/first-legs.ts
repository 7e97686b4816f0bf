import { type BoundSearch, doubled } from "../routing/index.ts";

/** What departs on one edge from the origin and seats the party, side by side, by group (one airline on one edge). First legs must be listed. */
export class FirstLegs {
  count = 0;
  /** Entries of `BoundSearch.firstLists`, and what these say of them. */
  entry = new Int32Array(64);
  departsAt = new Int32Array(64);
  landsAt = new Int32Array(64);
  factor = new Float64Array(64);
  /** What the hour of the departure makes of a fare. */
  hour = new Float64Array(64);
  /** Those of the edge's nth group are `start[nth]` to before `start[nth + 1]`. */
  start = new Int32Array(64);
  /** Between which UTC minutes they land. */
  earliest = 0;
  latest = 0;
  readonly #parts: BoundSearch;

  constructor(parts: BoundSearch) {
    this.#parts = parts;
  }

  /** Reads an edge. @returns whether anything departs. */
  open(edge: number): boolean {
    const { firstGroup } = this.#parts.timetable.edges;
    const [begin, end] = [firstGroup[edge] as number, firstGroup[edge + 1] as number];
    this.count = 0;
    if (end - begin >= this.start.length) this.start = new Int32Array((end - begin) * 2);
    for (let group = begin; group < end; group++) {
      this.start[group - begin] = this.count;
      this.#read(group);
    }
    this.start[end - begin] = this.count;
    return this.count > 0;
  }

  #read(group: number): void {
    const { firstLists, fares } = this.#parts;
    for (let entry = firstLists.first(group); entry < firstLists.end(group); entry++) {
      const factor = firstLists.factorOf(entry);
      if (factor === 0) continue;
      if (this.count === this.entry.length) this.#grow();
      const at = this.count++;
      const landsAt = firstLists.arrivesAt(entry);
      this.entry[at] = entry;
      this.departsAt[at] = firstLists.departsAt(entry);
      this.landsAt[at] = landsAt;
      this.factor[at] = factor;
      this.hour[at] = fares.hourShare(firstLists.flight(entry));
      this.earliest = at === 0 ? landsAt : Math.min(this.earliest, landsAt);
      this.latest = at === 0 ? landsAt : Math.max(this.latest, landsAt);
    }
  }

  #grow(): void {
    this.entry = doubled(this.entry);
    this.departsAt = doubled(this.departsAt);
    this.landsAt = doubled(this.landsAt);
    this.factor = doubled(this.factor);
    this.hour = doubled(this.hour);
  }
}
