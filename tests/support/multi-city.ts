import { type FlightResult, get } from "./api.ts";

/** New York, London, Rome and back to New York, for two adults, a child and an infant. */
export const THREE_CITIES = {
  trpType: "multicity",
  source: "NYC-New York",
  destination: "LON-London",
  date: "Jan-20-2027",
  source2: "LON-London",
  destination2: "ROM-Rome",
  date2: "Jan-25-2027",
  source3: "ROM-Rome",
  destination3: "NYC-New York",
  date3: "Feb-01-2027",
  adults: "2",
  children: "1",
  infants: "1",
  tpassenger: "4",
  classType: "Economy",
} as const;

export const threeCitiesPath = (change: Readonly<Record<string, string>> = {}): string =>
  `/search-results?${new URLSearchParams({ ...THREE_CITIES, ...change })}`;

/** What the API answers for the bound after what is chosen. */
export const askBound = (change: Readonly<Record<string, string>> = {}) =>
  get("/api/v1/flights/search-flights", { ...THREE_CITIES, ...change });

/** The flights of the bound after what is chosen, cheapest first. */
export async function listBound(chosen?: string, change: Readonly<Record<string, string>> = {}): Promise<readonly FlightResult[]> {
  const { status, body } = await askBound({ ...change, ...(chosen !== undefined && { chosen }) });
  if (status !== 200) throw new Error(`The search answered ${status}: ${JSON.stringify(body)}`);
  return body as FlightResult[];
}

/** The cheapest flight of the first bounds, as many as are named. */
export async function chooseCheapest(bounds: number): Promise<FlightResult> {
  let chosen: FlightResult | undefined;
  for (let bound = 0; bound < bounds; bound++) [chosen] = await listBound(chosen?.id);
  if (!chosen) throw new Error("There is no such trip.");
  return chosen;
}
