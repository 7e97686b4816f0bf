import { BAND_DEGREES, bandOf, bandOfCell, BANDS, cellOf, columnOf, columnOfCell, COLUMNS_IN_BAND } from "./cells.ts";

const DEGREES = 180 / Math.PI;
/** Wider than any rounding of a latitude or a longitude, far narrower than a cell. */
const SLACK_DEGREES = 1e-7;
/** The cosine of each band's edges, south to north. */
const COS_AT_EDGE = Float64Array.from({ length: BANDS + 1 }, (_, edge) => Math.max(0, Math.cos((edge * BAND_DEGREES - 90) / DEGREES)));

/** Where the rows of each cell are, and which runs of rows a circle touches. */
export class CellIndex {
  /** Where a band's cells begin in the two columns below. */
  readonly #firstCell = new Uint32Array(BANDS + 1);
  readonly #column: Uint16Array;
  /** The first row of each cell that has any; the last entry is the end of all. */
  readonly #firstRow: Uint32Array;
  /** The runs last asked for: first row, and the one after the last, of each. */
  readonly ends = new Uint32Array(4 * BANDS);
  #runs = 0;

  constructor(latitudes: Float64Array, longitudes: Float64Array) {
    const [columns, firstRows]: [number[], number[]] = [[], []];
    let last = -1;
    for (let row = 0; row < latitudes.length; row++) {
      const cell = cellOf(latitudes[row] as number, longitudes[row] as number);
      if (cell < last) throw new RangeError(`Row ${row} is not in the order of the grid's cells.`);
      if (cell === last) continue;
      last = cell;
      columns.push(columnOfCell(cell));
      firstRows.push(row);
      this.#firstCell[bandOfCell(cell) + 1] = columns.length;
    }
    for (let band = 0; band < BANDS; band++)
      this.#firstCell[band + 1] = Math.max(this.#firstCell[band + 1] as number, this.#firstCell[band] as number);
    this.#column = Uint16Array.from(columns);
    this.#firstRow = Uint32Array.from([...firstRows, latitudes.length]);
  }

  /** Puts the runs of rows that hold all within `angle` (radians) of a point into `ends`; how many they are. */
  runsWithin(latitude: number, longitude: number, angle: number): number {
    this.#runs = 0;
    const reach = angle * DEGREES + SLACK_DEGREES;
    const cosHere = Math.max(0, Math.cos(latitude / DEGREES));
    const last = bandOf(latitude + reach);
    for (let band = bandOf(latitude - reach); band <= last; band++) {
      if (this.#firstCell[band] === this.#firstCell[band + 1]) continue;
      this.#addBand(band, longitude, halfWidth(band, latitude, cosHere, reach));
    }
    return this.#runs;
  }

  #addBand(band: number, longitude: number, width: number): void {
    const lastColumn = (COLUMNS_IN_BAND[band] as number) - 1;
    const [west, east] = [longitude - width, longitude + width];
    if (width >= 180) return this.#addRun(band, 0, lastColumn);
    if (west >= -180 && east < 180) return this.#addRun(band, columnOf(band, west), columnOf(band, east));
    const from = columnOf(band, west < -180 ? west + 360 : west);
    const to = columnOf(band, east >= 180 ? east - 360 : east);
    this.#addRun(band, 0, to);
    this.#addRun(band, Math.max(from, to + 1), lastColumn);
  }

  /** The rows of the columns from `from` to `to`, both included. */
  #addRun(band: number, from: number, to: number): void {
    const [first, end] = [this.#firstCell[band] as number, this.#firstCell[band + 1] as number];
    const fromRow = this.#firstRow[this.#cellFrom(first, end, from)] as number;
    const toRow = this.#firstRow[this.#cellFrom(first, end, to + 1)] as number;
    if (fromRow === toRow) return;
    this.ends[2 * this.#runs] = fromRow;
    this.ends[2 * this.#runs + 1] = toRow;
    this.#runs++;
  }

  /** The first cell of a band whose column is at least `column`; `end` when there is none. */
  #cellFrom(first: number, end: number, column: number): number {
    let [low, high] = [first, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#column[middle] as number) < column) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * How far to the east and west, in degrees, a circle of `reach` degrees can touch a band, never too little; 180 for all around.
 * From hav(reach) = hav(dLat) + cos cos hav(dLon), where sin² a - sin² b <= a² - b².
 */
function halfWidth(band: number, latitude: number, cosHere: number, reach: number): number {
  const south = band * BAND_DEGREES - 90;
  const gap = Math.max(0, south - latitude, latitude - south - BAND_DEGREES);
  const cosThere = Math.min(COS_AT_EDGE[band] as number, COS_AT_EDGE[band + 1] as number);
  const haversine = Math.max(0, reach * reach - gap * gap) / (4 * DEGREES * DEGREES * cosHere * cosThere);
  return haversine < 1 ? 2 * Math.asin(Math.sqrt(haversine)) * DEGREES + SLACK_DEGREES : 180;
}
