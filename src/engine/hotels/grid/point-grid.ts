import { setUnitVector } from "../../timetable/great-circle.ts";
import { CellIndex } from "./cell-index.ts";
import { EARTH_RADIUS_METRES, metresOfChord } from "./metres-between.ts";
import { nearestFirst } from "./nearest-first.ts";

/** Two names of one point (a pole, the date line) come out this far apart at most. */
const SLACK_METRES = 1e-6;

/**
 * Which points lie within a radius. Rows must be in the order of `cellOf`: a question then walks a few contiguous runs of rows.
 * It computes in place: `rows` and `metres` hold the answer until the next question.
 */
export class PointGrid {
  readonly #cells: CellIndex;
  /** Unit vectors from the middle of the earth, three numbers a row: the square of a chord costs three products and no sine. */
  readonly #vectors: Float64Array;
  readonly #here = new Float64Array(3);
  /** The rows found, and how far each is. */
  readonly rows: Uint32Array;
  readonly metres: Float64Array;

  /** @throws RangeError when the rows are not in the order of the cells. */
  constructor(latitudes: Float64Array, longitudes: Float64Array) {
    this.#cells = new CellIndex(latitudes, longitudes);
    this.#vectors = new Float64Array(latitudes.length * 3);
    for (let row = 0; row < latitudes.length; row++) setUnitVector(this.#vectors, row, latitudes[row] as number, longitudes[row] as number);
    this.rows = new Uint32Array(latitudes.length);
    this.metres = new Float64Array(latitudes.length);
  }

  /** Finds all rows within `radiusMetres`, the edge included, in the order of the rows; how many they are. */
  within(latitude: number, longitude: number, radiusMetres: number): number {
    const angle = (radiusMetres + SLACK_METRES) / EARTH_RADIUS_METRES;
    const longest = angle >= Math.PI ? 4 : (2 * Math.sin(angle / 2)) ** 2;
    const runs = this.#cells.runsWithin(latitude, longitude, angle);
    setUnitVector(this.#here, 0, latitude, longitude);
    const { ends } = this.#cells;
    let found = 0;
    for (let run = 0; run < runs; run++) found = this.#walk(ends[2 * run] as number, ends[2 * run + 1] as number, longest, found);
    this.#measure(found);
    return found;
  }

  /** As `within`, nearest first; of the same distance in the order of the rows. */
  nearest(latitude: number, longitude: number, radiusMetres: number): number {
    const found = this.within(latitude, longitude, radiusMetres);
    nearestFirst(this.rows, this.metres, found);
    return found;
  }

  /** Takes over the rows from `from` to before `to` whose squared chord is at most `longest`. */
  #walk(from: number, to: number, longest: number, alreadyFound: number): number {
    const [vectors, rows, metres] = [this.#vectors, this.rows, this.metres];
    const x = this.#here[0] as number;
    const y = this.#here[1] as number;
    const z = this.#here[2] as number;
    let found = alreadyFound;
    for (let row = from, place = from * 3; row < to; row++, place += 3) {
      const dx = (vectors[place] as number) - x;
      const dy = (vectors[place + 1] as number) - y;
      const dz = (vectors[place + 2] as number) - z;
      const chord = dx * dx + dy * dy + dz * dz;
      if (chord > longest) continue;
      rows[found] = row;
      metres[found++] = chord;
    }
    return found;
  }

  /** Turns the squared chords that were found into metres. */
  #measure(found: number): void {
    const metres = this.metres;
    for (let place = 0; place < found; place++) metres[place] = metresOfChord(metres[place] as number);
  }
}
