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
  it("of an airline is the lowest total with that airline on the ticket", async () => {
    const [fare] = await searchPage("/airlines/book-lufthansa-flights-tickets");
    expect(fare?.query).toMatchObject({ airline: "LH", trpType: "roundtrip", adults: "1" });
    const { body } = await get("/api/v1/flights/search-flights", fare?.query);
    const lowest = (body as { airlines: string[]; price_dropdown: { base_fare: number } }[]).find(({ airlines }) =>
      airlines.includes("LH"),
    );
    expect(fare?.total).toBe(((lowest?.price_dropdown.base_fare ?? 0) + 15).toFixed(2));
  });
});
