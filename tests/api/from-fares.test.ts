import { describe, expect, it } from "vitest";
import { get } from "../support/api.ts";
import { searchPage } from "../support/from-fares.ts";

describe("a fare “from”", () => {
  it.each(["/destination/book-flights-tickets-to-seattle", "/es/destination/book-flights-tickets-to-new-york"])(
    "of %s is the lowest total that the search behind it finds",
    async (path) => {
      const fares = await searchPage(path);
      expect(fares.length).toBeGreaterThanOrEqual(4);
      for (const { query, total } of fares.slice(0, 3)) {
        const { body } = await get("/api/v1/flights/search-flights", query);
        const [lowest] = body as { price_dropdown: { base_fare: number } }[];
        expect({ query, total }).toEqual({ query, total: ((lowest?.price_dropdown.base_fare ?? 0) + 15).toFixed(2) });
      }
    },
  );
  it.each([
    ["/airlines/book-lufthansa-flights-tickets", "LH"],
    ["/airlines/book-emirates-flights-tickets", "EK"],
    ["/aerolinea/jetblue", "B6"],
  ])("of %s is the lowest total of a trip whose longest flight each way has the code %s", async (path, code) => {
    const fares = await searchPage(path);
    expect(fares.length).toBeGreaterThanOrEqual(4);
    for (const { query, total } of fares.slice(0, 4)) {
      expect(query).toMatchObject({ airline: code, trpType: "roundtrip", adults: "1" });
      const { body } = await get("/api/v1/flights/search-flights", query);
      const own = (body as readonly Result[]).filter(({ route }) => [0, 1].every((way) => longestOf(route, way) === code));
      const lowest = Math.min(...own.map(({ price_dropdown }) => price_dropdown.base_fare));
      expect({ query, total }).toEqual({ query, total: (lowest + 15).toFixed(2) });
    }
  });
  it("is none on the page of an airline that flies no more", async () => {
    for (const path of ["/airlines/book-spirit-flights-tickets", "/es/airlines/book-spirit-flights-tickets"]) {
      expect(await searchPage(path)).toEqual([]);
      expect(String((await get(path)).body)).not.toMatch(/"@type":"Offer"|name="airline"|aria-labelledby="fares"/);
    }
  });
});

interface Result {
  readonly price_dropdown: { readonly base_fare: number };
  readonly route: Readonly<Record<string, { readonly airline: string; readonly return: number; readonly durationInMinutes: number }>>;
}

/** The code of the longest flight of a way, out (0) or back (1). */
const longestOf = (route: Result["route"], way: number): string | undefined =>
  Object.values(route)
    .filter((leg) => leg.return === way)
    .toSorted((a, b) => b.durationInMinutes - a.durationInMinutes)[0]?.airline;
