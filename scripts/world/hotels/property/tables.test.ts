import { describe, expect, it } from "vitest";
import { parseDate } from "../../../../src/core/kernel/index.ts";
import { CITY_EVENTS } from "./city-events.ts";
import { CITY_DEMAND } from "./demand.ts";
import { LODGING_CHARGES } from "./lodging-charges.ts";
import { findLodgingPlace, LODGING_PLACES } from "./lodging-places.ts";
import { LODGING_PRICES } from "./lodging-prices.ts";

const keys = new Set(LODGING_PLACES.map(({ key }) => key));
const repeated = (values: readonly string[]): readonly string[] => values.filter((value, at) => values.indexOf(value) !== at);
const countries = (rows: readonly { readonly country: string }[]): readonly string[] =>
  [...new Set(rows.map(({ country }) => country))].sort();

const regionsOf = (country: string): number =>
  new Set(LODGING_CHARGES.filter((row) => row.country === country && row.region !== "").map(({ region }) => region)).size;

const isDay = (day: string): boolean => /^\d\d-\d\d$/.test(day) && parseDate(`2027-${day}`) !== null;

describe("the typed tables of lodging", () => {
  it("name only places that are listed, each of them once", () => {
    const named = [
      ...LODGING_CHARGES.map(({ place }) => place),
      ...LODGING_PRICES.map(({ place }) => place),
      ...CITY_DEMAND.map(({ place }) => place),
      ...CITY_EVENTS.flatMap(({ places }) => places),
    ];
    expect(named.filter((place) => place !== "" && !keys.has(place))).toEqual([]);
    expect(repeated(LODGING_PLACES.map(({ key }) => key))).toEqual([]);
    expect(repeated(CITY_DEMAND.map(({ place }) => place))).toEqual([]);
    expect(repeated(LODGING_PRICES.map(({ country, place }) => `${country} ${place}`))).toEqual([]);
  });

  it("find each place at its own position", () => {
    const lost = LODGING_PLACES.filter((place) => findLodgingPlace({ ...place, regionCode: place.region })?.key !== place.key);
    expect(lost.map(({ key }) => key)).toEqual([]);
  });

  it("know prices and taxes of the same 230 countries and more, and what holds elsewhere", () => {
    expect(countries(LODGING_CHARGES)).toEqual(countries(LODGING_PRICES));
    expect(countries(LODGING_PRICES).length).toBeGreaterThan(230);
    expect(countries(LODGING_PRICES)).toContain("*");
  });

  it("price every place, and give each country its habits", () => {
    expect([...keys].filter((key) => !LODGING_PRICES.some(({ place }) => place === key))).toEqual([]);
    expect(LODGING_PRICES.filter(({ place, habits }) => (place === "") === (habits === "")).map(({ country }) => country)).toEqual([]);
  });

  it("tax every state of the United States and every province of Canada", () => {
    expect([regionsOf("US"), regionsOf("CA")]).toEqual([51, 13]);
  });

  it("hold no tax beyond what is raised anywhere, and name the source of each", () => {
    const extreme = LODGING_CHARGES.filter(({ rule }) => (rule.basis === "percent" ? rule.percent > 25 : rule.cents > 10_000));
    expect(extreme).toEqual([]);
    expect(LODGING_CHARGES.filter(({ source }) => source === "")).toEqual([]);
    expect(LODGING_CHARGES.filter(({ rule: { stars } }) => stars.from < 1 || stars.to > 5 || stars.from > stars.to)).toEqual([]);
  });

  it("give events days of the calendar, 115 to 220 percent, and somewhere to be", () => {
    expect(CITY_EVENTS.filter(({ from, to }) => !isDay(from) || !isDay(to)).map(({ name }) => name)).toEqual([]);
    expect(CITY_EVENTS.filter(({ percent }) => percent < 115 || percent > 220).map(({ name }) => name)).toEqual([]);
    expect(CITY_EVENTS.filter((event) => event.countries.length + event.places.length === 0)).toEqual([]);
    expect(CITY_EVENTS.length).toBeGreaterThan(120);
  });

  it("ask a resort fee of a share of the hotels, the lesser figure first", () => {
    const fees = LODGING_PRICES.flatMap(({ fee }) => fee ?? []);
    expect(fees.filter(({ fromCents, toCents, share }) => fromCents > toCents || share <= 0 || share > 1)).toEqual([]);
  });
});
