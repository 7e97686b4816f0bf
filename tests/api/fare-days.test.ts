import { describe, expect, inject, it } from "vitest";
import { get, SEARCH, searchFlights } from "../support/api.ts";

const ROW = { source: SEARCH.source, destination: SEARCH.destination, from: "Jan-18-2027", to: "Jan-22-2027" };

/** The lowest total of each day in US cents, as the searches of the days have it. */
async function lowestTotals(change: (day: number) => Readonly<Record<string, string | number>>): Promise<readonly number[]> {
  const totals: number[] = [];
  for (const day of [18, 19, 20, 21, 22]) {
    const [first] = await searchFlights({ date: `Jan-${day}-2027`, ...change(day) });
    totals.push(Math.round((first?.total_fare ?? 0) * 100) + 15_00);
  }
  return totals;
}

describe("the totals of days", () => {
  it("are those of the searches, the service fee in", async () => {
    const { body } = await get("/fare-days", { ...ROW, adults: 2, classType: "Business" });
    expect(body).toEqual({ currency: "USD", totals: await lowestTotals(() => ({ adults: 2, tpassenger: 2, classType: "Business" })) });
  });

  it("are for a stay those of round trips", async () => {
    const { body } = await get("/fare-days", { ...ROW, stay: 3 });
    expect(body).toEqual({
      currency: "USD",
      totals: await lowestTotals((day) => ({ trpType: "roundtrip", rtnDate: `Jan-${day + 3}-2027` })),
    });
  });

  it("are for a day of departure those of round trips that end on each", async () => {
    const { body } = await get("/fare-days", { ...ROW, departure: "Jan-15-2027" });
    const trips = await lowestTotals((day) => ({ date: "Jan-15-2027", trpType: "roundtrip", rtnDate: `Jan-${day}-2027` }));
    expect(body).toEqual({ currency: "USD", totals: trips });
  });

  it("are in the visitor's currency", async () => {
    const answer = await fetch(`${inject("baseUrl")}/fare-days?${new URLSearchParams(ROW)}`, { headers: { cookie: "currency=EUR" } });
    const dollars = (await get("/fare-days", ROW)).body as { totals: number[] };
    const euros = (await answer.json()) as { currency: string; totals: number[] };
    expect(euros.currency).toBe("EUR");
    expect(euros.totals).not.toEqual(dollars.totals);
  });

  it("are none for a question that makes no sense", async () => {
    expect((await get("/fare-days", { ...ROW, source: "XQZ" })).status).toBe(400);
    expect((await get("/fare-days", { ...ROW, to: "soon" })).status).toBe(400);
    expect((await get("/fare-days", { ...ROW, departure: "soon" })).status).toBe(400);
    expect((await get("/fare-days", { ...ROW, destination: SEARCH.source })).status).toBe(400);
  });
});

describe("the page of a trip's other days", () => {
  it("is sent in one piece, and kept from search engines", async () => {
    const { status, body } = await get("/flight-calendar", SEARCH);
    expect(status).toBe(200);
    expect(body).toContain('content="noindex"');
    expect(String(body).match(/href="\/search-results\?[^"]*date=Jan-2\d-2027/g)?.length).toBeGreaterThan(4);
  });

  it("leads with an address that cannot be asked to the results, which say why", async () => {
    const answer = await fetch(`${inject("baseUrl")}/es/flight-calendar?source=XQZ&date=soon`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/es/search-results?source=XQZ&date=soon"]);
  });
});
