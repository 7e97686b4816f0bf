import { readTable, type Row } from "../../facts/read-table.ts";

/** Whose ways a country's hotels follow: breakfast, breakfast times, beds, pets. */
const HABITS = ["north_america", "europe", "middle_east", "africa", "asia", "oceania", "latin_america", "caribbean"] as const;
export type Habits = (typeof HABITS)[number];

/** A daily fee on top of the rate, where hotels have one. */
export interface FeeFacts {
  readonly fromCents: number;
  readonly toCents: number;
  /** Of the hotels that have stars enough, 0 to 1. */
  readonly share: number;
  readonly fromStars: number;
}

interface PriceRow {
  readonly country: string;
  readonly place: string;
  readonly threeStarUsd: number;
  readonly fee: FeeFacts | null;
  /** Of the place's hotels, 0 to 1, beyond those that a beach makes. */
  readonly resortShare: number;
  /** Of the country's seaside resorts, those that sell everything included, 0 to 1. */
  readonly allInclusiveShare: number;
  readonly habits: Habits | "";
}

const toFee = (row: Row): FeeFacts | null =>
  row.text("feeFromUsd") === ""
    ? null
    : {
        fromCents: row.number("feeFromUsd") * 100,
        toCents: row.number("feeToUsd") * 100,
        share: row.number("feeShare") / 100,
        fromStars: row.number("feeFromStars"),
      };

export const LODGING_PRICES: readonly PriceRow[] = readTable("lodging-prices.csv", (row) => ({
  country: row.text("country"),
  place: row.text("place"),
  threeStarUsd: row.number("threeStarUsd"),
  fee: toFee(row),
  resortShare: row.number("resortShare", 0) / 100,
  allInclusiveShare: row.number("allInclusiveShare", 0) / 100,
  habits: row.oneOf("habits", [...HABITS, ""]),
}));

const BY_COUNTRY = new Map(LODGING_PRICES.filter(({ place }) => place === "").map((row) => [row.country, row]));
const BY_PLACE = new Map(LODGING_PRICES.filter(({ place }) => place !== "").map((row) => [row.place, row]));

/** What is typed of a country, or what we assume where nothing is. Throws when the table has lost its line `*`. */
export function getCountryPrices(country: string): PriceRow & { readonly habits: Habits } {
  const row = BY_COUNTRY.get(country) ?? BY_COUNTRY.get("*");
  if (row === undefined || row.habits === "") throw new Error(`lodging-prices.csv has no habits for ${country}`);
  return { ...row, habits: row.habits };
}

/** What is typed of a place of `LODGING_PLACES`; null when only its taxes or seasons are. */
export const findPlacePrices = (place: string): PriceRow | null => BY_PLACE.get(place) ?? null;
