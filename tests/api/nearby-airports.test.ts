import { describe, expect, inject, it } from "vitest";
import { get } from "../support/api.ts";

interface Nearby {
  readonly code: string;
  readonly city: string;
  readonly country: string;
  readonly end: "source" | "destination";
  readonly for: string;
  readonly distanceKm: number;
  readonly base_fare: number;
  readonly saving: number | null;
}
type Query = Readonly<Record<string, string | number>>;

const FAMILY = { adults: 2, children: 1, infants: 1 };
const ONE_WAY = { date: "Mar-12-2027", trpType: "oneWay" };
const ROUND_TRIP = { date: "2027-03-12", rtnDate: "2027-03-19", trpType: "roundtrip" };

async function nearby(query: Query): Promise<readonly Nearby[]> {
  const { status, body } = await get("/api/v1/flights/nearby", query);
  expect({ status, body }).toMatchObject({ status: 200, body: { currency: "USD" } });
  return (body as { airports: readonly Nearby[] }).airports;
}

/** The fare of one traveler in cents that a search shows first; null where it finds nothing. */
async function firstFare(query: Query): Promise<number | null> {
  const { body } = await get("/api/v1/flights/search-flights", query);
  const [first] = body as readonly { price_dropdown: { base_fare: number } }[];
  return first ? Math.round(first.price_dropdown.base_fare * 100) : null;
}

const MARKETS =
  `JFK-MIA JFK-LAX NYC-LON LHR-JFK SAN-SEA SAN-GDL TIJ-JFK BOS-PAR EWB-LAX HYA-LAX ORD-LAX MDW-DEN HND-LAX FRA-BKK BSL-JFK SWF-LHR
  HVN-CDG ISP-SYD FRD-NRT BUF-YVR DTW-LHR IAH-CUN OAK-HNL SJC-LAS BWI-MCO PHL-TPA LTN-BCN MAN-AGP CGN-PMI BRU-FCO OSL-CPH MEX-MAD VCP-LIS EZE-MIA
  NRT-ICN PVG-SIN SYD-MEL`
    .split(/\s+/)
    .map((pair) => pair.split("-") as [string, string]);

describe("the airports nearby", () => {
  it("cost, in dozens of markets, what the search from or to them shows first, and save what that leaves of the search as asked", async () => {
    const told = { airports: 0, ends: new Set<string>() };
    for (const [index, [source, destination]] of MARKETS.entries()) {
      const query = {
        source,
        destination,
        ...FAMILY,
        ...(index % 2 === 0 ? ONE_WAY : ROUND_TRIP),
        classType: index % 5 === 4 ? "Business" : "",
      };
      const airports = await nearby(query);
      const asked = await firstFare(query);
      for (const { code, end, base_fare: fare, saving } of airports) {
        const found = await firstFare({ ...query, [end]: code });
        expect({ query, code, fare: Math.round(fare * 100) }).toEqual({ query, code, fare: found });
        expect(asked).not.toBeNull();
        // Four travelers; the service fee is the same for both and falls out.
        expect({ query, code, saving: Math.round((saving ?? 0) * 100) }).toEqual({
          query,
          code,
          saving: ((asked ?? 0) - (found ?? 0)) * 4,
        });
        told.airports++;
        told.ends.add(end);
      }
      const savings = airports.map(({ saving }) => saving ?? 0);
      expect(savings).toEqual(savings.toSorted((a, b) => b - a));
      expect(savings.every((saving) => saving > 0)).toBe(true);
    }
    expect(told.airports).toBeGreaterThan(30);
    expect(told.ends).toEqual(new Set(["source", "destination"]));
  });

  it("are told with where they are and which airport they stand for, never one of the same metropolitan area", async () => {
    const query = { source: "JFK", destination: "MIA", ...ROUND_TRIP };
    const fortLauderdale = (await nearby(query)).find(({ code }) => code === "FLL");
    expect(fortLauderdale).toMatchObject({ city: "Fort Lauderdale", country: "US", end: "destination", for: "MIA", distanceKm: 34 });
    const ofTheArea = await nearby({ ...query, source: "NYC", destination: "LON" });
    expect(ofTheArea.filter(({ code }) => ["JFK", "EWR", "LGA", "LHR", "LGW", "LCY", "LTN", "STN"].includes(code))).toEqual([]);
  });

  it("are all named, cheapest first and without a saving, where the search itself finds nothing", async () => {
    const query = { source: "LPS", destination: "JFK", ...ONE_WAY };
    expect(await firstFare(query)).toBeNull();
    const airports = await nearby(query);
    expect(airports.length).toBeGreaterThan(2);
    expect(airports.every(({ saving }) => saving === null)).toBe(true);
    const fares = airports.map(({ base_fare: fare }) => fare);
    expect(fares).toEqual(fares.toSorted((a, b) => a - b));
    expect(await firstFare({ ...query, source: airports[0]?.code ?? "" })).toBe(Math.round((fares[0] ?? 0) * 100));
  });

  it.each([
    [{ source: "XQZ" }, "source"],
    [{ destination: "JFK" }, "destination"],
    [{ date: "soon" }, "date"],
    [{ adults: 0 }, "adults"],
  ])("refuse %j and name the parameter", async (change, path) => {
    const { status, body } = await get("/api/v1/flights/nearby", { source: "JFK", destination: "MIA", ...ONE_WAY, ...change });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});

describe("the page of the airports nearby", () => {
  const query = { source: "JFK", destination: "MIA", ...ROUND_TRIP };

  it("has the party's totals in the visitor's currency, and is kept from search engines", async () => {
    const [first] = await nearby({ ...query, ...FAMILY });
    const { status, body } = await get("/nearby-airports", { ...query, ...FAMILY });
    expect(status).toBe(200);
    expect(body).toContain('content="noindex"');
    const total = ((first?.base_fare ?? 0) * 4 + 15).toLocaleString("en-US", { minimumFractionDigits: 2 });
    expect(body).toContain(`<b>$${total}</b>`);
    const search = new URLSearchParams(Object.entries(query));
    const euros = await fetch(`${inject("baseUrl")}/nearby-airports?${search}`, { headers: { cookie: "currency=EUR" } });
    expect(await euros.text()).toMatch(/<b>€[\d,.]+<\/b><span>saves €/);
  });

  it("leads with an address that cannot be asked to the results, which say why", async () => {
    const answer = await fetch(`${inject("baseUrl")}/es/nearby-airports?source=XQZ&date=soon`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/es/search-results?source=XQZ&date=soon"]);
  });
});

describe("the call that the results ask for the airports nearby", () => {
  const query = { source: "SAN", destination: "GDL", ...ONE_WAY, ...FAMILY };

  it("has the party's totals in the visitor's currency, and the other country in the page's language", async () => {
    const [first] = await nearby(query);
    const { body: trips } = await get("/es/nearby-airports/list", query);
    const total = Math.round((first?.base_fare ?? 0) * 100) * 4 + 15_00;
    expect(trips).toContainEqual(
      expect.objectContaining({
        place: { code: first?.code, city: first?.city },
        total: { amountMinor: total, currency: "USD" },
        country: "México",
      }),
    );
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const euros = await fetch(`${inject("baseUrl")}/nearby-airports/list?${search}`, { headers: { cookie: "currency=EUR" } });
    expect(await euros.json()).toContainEqual(expect.objectContaining({ saving: expect.objectContaining({ currency: "EUR" }) as unknown }));
  });

  it("refuses what cannot be asked", async () => {
    const answer = await fetch(`${inject("baseUrl")}/nearby-airports/list?source=XQZ&date=soon`);
    expect([answer.status, await answer.text()]).toEqual([400, ""]);
  });
});
