import { CHARGE_KINDS } from "../../../../src/core/hotels/index.ts";
import type { ChargeRule } from "../../../../src/engine/hotels/world/hotel-world.ts";
import { readTable, type Row } from "../../facts/read-table.ts";
import { findLodgingPlace } from "./lodging-places.ts";
import type { PropertyCity } from "./property.ts";

interface ChargeRow {
  /** ISO code, or `*` for those of which nothing is typed. */
  readonly country: string;
  readonly region: string;
  readonly place: string;
  /** What the tax is called where it is raised. */
  readonly source: string;
  readonly rule: ChargeRule;
}

const BASES = ["percent", "per_room_night", "per_adult_night", "per_stay"] as const;

function toRule(row: Row): ChargeRule {
  const basis = row.oneOf("basis", BASES);
  const amount = row.number("amount");
  const of = { kind: row.oneOf("kind", CHARGE_KINDS), stars: { from: row.number("fromStars"), to: row.number("toStars") } };
  if (basis === "percent") return { ...of, basis, percent: amount };
  return { ...of, basis, cents: Math.round(amount * 100), maxNights: row.text("maxNights") === "" ? null : row.number("maxNights") };
}

/** Taxes and fees of lodging as typed (`data/lodging-charges.csv`). */
export const LODGING_CHARGES: readonly ChargeRow[] = readTable("lodging-charges.csv", (row) => ({
  country: row.text("country"),
  region: row.text("region"),
  place: row.text("place"),
  source: row.text("rule"),
  rule: toRule(row),
}));

const keyOf = (country: string, region: string, place: string): string => `${country}/${region}/${place}`;
const BY_SCOPE = Map.groupBy(LODGING_CHARGES, ({ country, region, place }) => keyOf(country, region, place));

/**
 * Taxes and mandatory fees that every stay in the city pays, hotels' own resort fees aside. Of each kind of charge the rules of
 * the place hold, else those of its region, else those of its country; a rule of nothing takes the wider one away.
 */
export function chargesOf(city: PropertyCity): readonly ChargeRule[] {
  const place = findLodgingPlace(city);
  const country = BY_SCOPE.has(keyOf(city.country, "", "")) ? city.country : "*";
  const scopes = [
    place === null ? "" : keyOf(country, "", place.key),
    city.regionCode === "" ? "" : keyOf(country, city.regionCode, ""),
    keyOf(country, "", ""),
  ].map((scope) => BY_SCOPE.get(scope) ?? []);
  return CHARGE_KINDS.flatMap((kind) => {
    const rows = scopes.map((scope) => scope.filter(({ rule }) => rule.kind === kind)).find((found) => found.length > 0);
    return (rows ?? []).map(({ rule }) => rule).filter(isAny);
  });
}

const isAny = (rule: ChargeRule): boolean => (rule.basis === "percent" ? rule.percent : rule.cents) > 0;
