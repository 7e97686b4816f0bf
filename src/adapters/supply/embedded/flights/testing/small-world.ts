import type { World } from "../../../../../engine/index.ts";

/** An airport of a world for tests. @param latitude degrees, as the longitude. */
export const airport = (code: string, country: string, zone: string, latitude: number, longitude: number): World["airports"][number] => ({
  code,
  name: code,
  city: code,
  country,
  zone,
  latitude,
  longitude,
  mppa: 10,
  minConnection: { domestic: 45, mixed: 60, international: 60 },
});

export const JFK_AIRPORT = airport("JFK", "US", "America/New_York", 40.64, -73.78);
export const LHR_AIRPORT = airport("LHR", "GB", "Europe/London", 51.47, -0.45);

/** An airline that sells economy, premium economy and business. */
export const AMERICAN: World["airlines"][number] = {
  code: "AA",
  name: "American Airlines",
  country: "US",
  alliance: "oneworld",
  model: "network",
  cabins: "MWC",
  colour: "#000000",
  tail: "#000000",
  partners: [],
};

export const B77W: World["aircraft"][number] = { name: "Boeing 777-300ER", seats: { M: 268, W: 30, C: 46, F: 0 }, co2KgPerSeatKm: 0.08 };

/** What a flight of the first airline is that flies every day of the year. */
export const DAILY = { airline: 0, operatedBy: 0, weekdays: 127, season: "year", codeshares: [] } as const;
