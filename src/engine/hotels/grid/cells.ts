/** Bands of latitude around the globe, each 2 km high: half of a meridian is 20,015 km. */
export const BANDS = 10_008;
export const BAND_DEGREES = 180 / BANDS;
const COLUMNS_AT_EQUATOR = 2 * BANDS;
/** Above the number of columns of any band, so that a cell's number orders by band and then by column. */
const BAND_STEP = 32_768;

/** How many cells of about 2 km a band has around the globe: fewer towards the poles, at least one. */
export const COLUMNS_IN_BAND = Uint16Array.from({ length: BANDS }, (_, band) => {
  const middle = (band + 0.5) * BAND_DEGREES - 90;
  return Math.max(1, Math.round(COLUMNS_AT_EQUATOR * Math.cos((middle * Math.PI) / 180)));
});

/** The band of a latitude; what is beyond a pole is in the pole's band. */
export const bandOf = (latitude: number): number => Math.max(0, Math.min(BANDS - 1, Math.floor((latitude + 90) / BAND_DEGREES)));

/** The column of a longitude of -180 to 180 in a band. The two names of the date line mean the first column and the last. */
export function columnOf(band: number, longitude: number): number {
  const columns = COLUMNS_IN_BAND[band] as number;
  return Math.min(columns - 1, Math.floor(((longitude + 180) / 360) * columns));
}

/** The number of the cell of about 2 x 2 km in which a point lies: rows are kept in the order of this number. */
export function cellOf(latitude: number, longitude: number): number {
  const band = bandOf(latitude);
  return band * BAND_STEP + columnOf(band, longitude);
}

export const bandOfCell = (cell: number): number => Math.floor(cell / BAND_STEP);
export const columnOfCell = (cell: number): number => cell % BAND_STEP;
