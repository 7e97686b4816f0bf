import { describe, expect, it } from "vitest";
import type { ChargeRule } from "../../../../src/engine/hotels/world/hotel-world.ts";
import { chargesOf } from "./lodging-charges.ts";
import { SAMPLE_CITIES } from "./testing/sample-hotels.ts";

const { newYork, tulsa, toronto, paris, poitiers, dubai, cancun, zermatt } = SAMPLE_CITIES;

/** `city_tax 12.5 %`, `city_tax 980 per_adult_night 4-5` */
function told(rule: ChargeRule): string {
  const amount = rule.basis === "percent" ? `${rule.percent} %` : `${rule.cents} ${rule.basis}`;
  return `${rule.kind} ${amount}${rule.stars.from === 1 && rule.stars.to === 5 ? "" : ` ${rule.stars.from}-${rule.stars.to}`}`;
}

describe("taxes and mandatory fees", () => {
  it("are those of New York: two percents and two fees per room", () => {
    expect(chargesOf(newYork).map(told)).toEqual([
      "sales_tax 8.875 %",
      "occupancy_tax 5.875 %",
      "occupancy_tax 200 per_room_night",
      "occupancy_tax 150 per_room_night",
    ]);
  });

  it("are those of the state where nothing is typed of the town, and of no other state", () => {
    expect(chargesOf({ ...tulsa, latitude: 34.6, longitude: -98.4 }).map(told)).toEqual(["sales_tax 8.8 %", "occupancy_tax 5 %"]);
    expect(chargesOf({ ...newYork, regionCode: "CT" }).map(told)).toEqual(["occupancy_tax 15 %"]);
  });

  it("take the province's tax and the city's own", () => {
    expect(chargesOf(toronto).map(told)).toEqual(["sales_tax 13 %", "occupancy_tax 6 %"]);
  });

  it("follow the stars in Paris, with the value added tax of the country", () => {
    expect(chargesOf(paris).map(told)).toEqual([
      "vat 10 %",
      "city_tax 300 per_adult_night 1-1",
      "city_tax 380 per_adult_night 2-2",
      "city_tax 640 per_adult_night 3-3",
      "city_tax 980 per_adult_night 4-4",
      "city_tax 1320 per_adult_night 5-5",
    ]);
    expect(chargesOf(poitiers).map(told)).toContain("city_tax 170 per_adult_night 3-3");
  });

  it("are seven in Dubai, its service charge taxed", () => {
    expect(chargesOf(dubai).map(told)).toEqual([
      "vat 5.5 %",
      "city_tax 7 %",
      "tourism_levy 190 per_room_night 1-2",
      "tourism_levy 270 per_room_night 3-3",
      "tourism_levy 410 per_room_night 4-4",
      "tourism_levy 540 per_room_night 5-5",
      "service_charge 10 %",
    ]);
  });

  it("end after some nights where they do", () => {
    const rome = { ...paris, country: "IT", regionCode: "07", latitude: 41.89, longitude: 12.51 };
    expect(chargesOf(rome).flatMap((rule) => (rule.basis === "per_adult_night" ? [rule.maxNights] : []))).toEqual([10, 10, 10, 10, 10]);
  });

  it("are ten percent in a country of which nothing is known", () => {
    expect(chargesOf({ ...zermatt, country: "AQ" }).map(told)).toEqual(["vat 10 %"]);
  });

  it("count sanitation in Cancun once a room, whoever sleeps in it", () => {
    expect(chargesOf(cancun).map(told)).toEqual(["vat 16 %", "city_tax 5 %", "tourism_levy 400 per_room_night"]);
  });
});
