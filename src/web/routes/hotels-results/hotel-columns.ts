import {
  type FoundRate,
  type GuestRating,
  type ListedHotel,
  type LongStayDiscount,
  RATE_FEATURES,
  type RateFeature,
} from "../../../core/hotels/index.ts";
import { type HotelId, money } from "../../../core/kernel/index.ts";

/** How one fact of a hotel stands in a table of texts, there and back. What cannot have been written reads as undefined. */
interface Column<Value> {
  readonly write: (value: Value) => string;
  readonly read: (cell: string) => Value | undefined;
}

/** What a list needs of a hotel, in the order in which it is written. */
export const HOTEL_COLUMNS: { readonly [Fact in keyof ListedHotel]: Column<ListedHotel[Fact]> } = {
  id: { write: String, read: (cell) => (cell === "" ? undefined : (cell as HotelId)) },
  name: { write: lineOf, read: textOf },
  stars: { write: String, read: wholeOf },
  rating: { write: ratingCell, read: readRating },
  // A hundred-thousandth of a degree is about a yard.
  latitude: { write: degreeCell, read: readDegrees },
  longitude: { write: degreeCell, read: readDegrees },
  neighbourhood: { write: lineOf, read: (cell) => cell },
  city: { write: lineOf, read: (cell) => cell },
  distanceMetres: { write: String, read: wholeOf },
  discount: { write: discountCell, read: readDiscount },
  rates: { write: (rates) => rates.map(rateCell).join(BETWEEN_RATES), read: readRates },
};

const BETWEEN_RATES = ";";
const DEGREE = 100_000;

/** A text that stays within its cell. */
function lineOf(text: string): string {
  return text.replaceAll(/\s/g, " ");
}

function textOf(cell: string): string | undefined {
  return cell === "" ? undefined : cell;
}

function wholeOf(cell: string): number | undefined {
  return /^-?\d{1,15}$/.test(cell) ? Number(cell) : undefined;
}

/** So many whole numbers between commas. */
function wholesOf(cell: string, count: number): readonly number[] | undefined {
  const numbers = cell.split(",").map(wholeOf);
  return numbers.length === count && !numbers.includes(undefined) ? numbers.filter((number) => number !== undefined) : undefined;
}

function degreeCell(degrees: number): string {
  return String(Math.round(degrees * DEGREE));
}

function readDegrees(cell: string): number | undefined {
  const whole = wholeOf(cell);
  return whole === undefined ? undefined : whole / DEGREE;
}

function ratingCell({ value, count }: GuestRating): string {
  return `${Math.round(value * 10)},${count}`;
}

function readRating(cell: string): GuestRating | undefined {
  const [tenths, count] = wholesOf(cell, 2) ?? [];
  return tenths === undefined || count === undefined ? undefined : { value: tenths / 10, count };
}

function discountCell(discount: LongStayDiscount | null): string {
  return discount === null ? "" : `${discount.percent},${discount.fromNights}`;
}

function readDiscount(cell: string): LongStayDiscount | null | undefined {
  if (cell === "") return null;
  const [percent, fromNights] = wholesOf(cell, 2) ?? [];
  return percent === undefined || fromNights === undefined ? undefined : { percent, fromNights };
}

/** Features as bits, and cents. */
function rateCell({ features, perNight, total, taxesAndFees }: FoundRate): string {
  return [bitsOf(features), perNight.amountMinor, total.amountMinor, taxesAndFees.amountMinor].join(",");
}

function readRates(cell: string): ListedHotel["rates"] | undefined {
  const read = cell.split(BETWEEN_RATES).map(readRate);
  const [first, ...others] = read.filter((rate) => rate !== undefined);
  return first && others.length + 1 === read.length ? [first, ...others] : undefined;
}

function readRate(cell: string): FoundRate | undefined {
  const [bits, perNight, total, taxesAndFees] = wholesOf(cell, 4) ?? [];
  if (bits === undefined || perNight === undefined || total === undefined || taxesAndFees === undefined) return undefined;
  const features = RATE_FEATURES.filter((_, bit) => (bits & (1 << bit)) !== 0);
  return { features, perNight: money(perNight), total: money(total), taxesAndFees: money(taxesAndFees) };
}

const bitsOf = (features: readonly RateFeature[]): number =>
  RATE_FEATURES.reduce((bits, feature, bit) => (features.includes(feature) ? bits | (1 << bit) : bits), 0);
