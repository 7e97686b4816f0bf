import { describe, expect, it } from "vitest";
import { get, SEARCH, searchFlights } from "../support/api.ts";

describe("exchange rates", () => {
  it("tell the base, every rate, their day and their source", async () => {
    expect((await get("/api/v1/flights/exchange-rates")).body).toMatchObject({
      base: "USD",
      rates: { USD: 1, EUR: expect.any(Number), JPY: expect.any(Number) },
      asOf: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      source: expect.any(String),
    });
  });
});

describe("locations", () => {
  it.each([
    ["new york", "NYC-New York"],
    ["nueva york", "NYC-New York"],
    ["muenchen", "MUC-Munich"],
    ["heathrow", "LHR-London"],
    ["jfk", "JFK-New York"],
    ["lodnon", "LON-London"],
  ])("find %j as %s first", async (keyword, first) => {
    expect((await get("/api/v1/flights/locations", { keyword })).body).toEqual(expect.arrayContaining([first]));
    expect(((await get("/api/v1/flights/locations", { keyword })).body as string[])[0]).toBe(first);
  });

  it("are ten at most, and none for nothing", async () => {
    expect((await get("/api/v1/flights/locations", { keyword: "united states" })).body).toHaveLength(10);
    expect((await get("/api/v1/flights/locations")).body).toEqual([]);
  });

  it("have details in the same order: what an airport is called, how many an area has, and the country", async () => {
    const [places, details] = await Promise.all(
      ["locations", "locations/details"].map(async (call) => (await get(`/api/v1/flights/${call}`, { keyword: "new york" })).body),
    );
    expect((details as { code: string; city: string }[]).map(({ code, city }) => `${code}-${city}`)).toEqual(places);
    expect(details).toContainEqual({
      code: "NYC",
      city: "New York",
      airport: null,
      airports: expect.any(Number),
      country: "US",
      countryName: "United States",
    });
    const airport = "John F. Kennedy International Airport";
    expect(details).toContainEqual({ code: "JFK", city: "New York", airport, airports: 1, country: "US", countryName: "United States" });
    const spanish = await get("/api/v1/flights/locations/details", { keyword: "jfk", language: "es" });
    expect(spanish.body).toMatchObject([{ code: "JFK", countryName: "Estados Unidos" }]);
    expect((await get("/api/v1/flights/locations/details")).body).toEqual([]);
  });

  it("answer a hostile keyword", async () => {
    expect((await get("/api/v1/flights/locations", { keyword: "(a+)+$\u0000\ud800💥".repeat(400) })).status).toBe(200);
  });
});

const withoutIds = (flights: Awaited<ReturnType<typeof searchFlights>>) => flights.map(({ route, total_fare }) => ({ route, total_fare }));

describe("a search", () => {
  it("answers at most 200 flights in the specification's words, cheapest first", async () => {
    const flights = await searchFlights();
    expect(flights.length).toBeGreaterThan(5);
    expect(flights.length).toBeLessThanOrEqual(200);
    const fares = flights.map((flight) => flight.price_dropdown.base_fare);
    expect(fares).toEqual([...fares].sort((a, b) => a - b));
    expect(flights[0]).toMatchObject({
      airlines: expect.arrayContaining([expect.stringMatching(/^[A-Z0-9]{2}$/)]),
      airlinesName: { name: expect.any(String) },
      flightarray: { flight_no: expect.any(Array) },
      cityFrom: "New York",
      cityCodeFrom: "JFK",
      cityTo: "Los Angeles",
      cityCodeTo: "LAX",
      route: {
        "0": { fare_category: "M", return: 0, cityCodeFrom: "JFK", local_departure: expect.stringMatching(/^2027-01-20T\d\d:\d\d:00$/) },
      },
    });
  });

  it("says how long the engine took", async () => {
    const { headers } = await get("/api/v1/flights/search-flights", SEARCH);
    expect(Number(headers.get("x-search-ms"))).toBeGreaterThan(0);
  });

  it("is the same twice on one day", async () => {
    expect(withoutIds(await searchFlights())).toEqual(withoutIds(await searchFlights()));
  });

  it("pairs outbound and inbound legs on their days", async () => {
    const [flight] = await searchFlights({ trpType: "roundtrip", rtnDate: "2027-01-27" });
    const legs = Object.values(flight?.route ?? {});
    const home = legs.filter((leg) => leg.return === 1);
    expect(legs.find((leg) => leg.return === 0)).toMatchObject({ cityCodeFrom: "JFK" });
    expect(home[0]).toMatchObject({ cityCodeFrom: "LAX", local_departure: expect.stringMatching(/^2027-01-27/) });
    expect(home.at(-1)).toMatchObject({ cityCodeTo: "JFK" });
  });

  it("takes ISO dates, one-way and classes as other words for the same", async () => {
    const { classType: _, ...query } = SEARCH;
    const other = await get("/api/v1/flights/search-flights", { ...query, date: "2027-01-20", trpType: "one-way", classes: "Economy" });
    expect((other.body as unknown[]).length).toBe((await searchFlights()).length);
  });

  it("prices the party at the full fare each", async () => {
    const [flight] = await searchFlights({ adults: 2, children: 1, infants: 1, tpassenger: 4 });
    expect(flight?.total_fare).toBeCloseTo(4 * (flight?.price_dropdown.base_fare ?? 0), 2);
  });

  it.each([
    [{ source: "ZZZ-Nowhere" }, "source"],
    [{ destination: "" }, "destination"],
    [{ date: "2026-11-30" }, "date"],
    [{ date: "2027-10-29" }, "date"],
    [{ date: "Feb-30-2027" }, "date"],
    [{ trpType: "roundtrip", rtnDate: "2027-01-19" }, "rtnDate"],
    [{ trpType: "roundtrip", rtnDate: "" }, "rtnDate"],
    [{ adults: 0 }, "adults"],
    [{ adults: 10 }, "tpassenger"],
    [{ adults: 3, infants: 3 }, "infants"],
    [{ adults: -1 }, "adults"],
    [{ classType: "Steerage" }, "classType"],
    [{ destination: "JFK-New York" }, "destination"],
  ])("is refused with %j, naming the field", async (change, path) => {
    const { status, type, body } = await get("/api/v1/flights/search-flights", { ...SEARCH, ...change });
    expect({ status, type }).toEqual({ status: 400, type: "application/problem+json" });
    expect(body).toMatchObject({ code: "invalid_request", errors: [expect.objectContaining({ path })] });
  });

  it("refuses fields of 100 KB without harm", async () => {
    const { status } = await get("/api/v1/flights/search-flights", { ...SEARCH, source: "x".repeat(10_000) });
    expect(status).toBe(400);
  });
});

describe("an offer", () => {
  it("is the flight that was found", async () => {
    const [flight] = await searchFlights();
    expect((await get(`/api/v1/flights/offers/${flight?.id}`)).body).toEqual(flight);
    const brands = (await get(`/api/v1/flights/offers/${flight?.id}/brands`)).body as (typeof flight)[];
    expect(brands[0]).toEqual(flight);
  });

  it("of somebody else's making is not found", async () => {
    const [flight] = await searchFlights();
    const id = flight?.id ?? "";
    const forged = (id.startsWith("B") ? "C" : "B") + id.slice(1);
    expect(await get(`/api/v1/flights/offers/${forged}`)).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await get(`/api/v1/flights/offers/${forged}/brands`)).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await get("/api/v1/flights/offers/x")).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

describe("the server", () => {
  it("is alive and ready", async () => {
    expect(await get("/healthz")).toMatchObject({ status: 200 });
    expect(await get("/readyz")).toMatchObject({
      status: 200,
      body: { status: "ready", parts: { database: true, timetable: true, accepting: true } },
    });
  });

  it("describes its calls", async () => {
    const { body } = await get("/api/v1/openapi.json");
    const calls = ["exchange-rates", "locations", "search-flights", "offers/{id}", "travel/getbill"].map(
      (call) => `/api/v1/flights/${call}`,
    );
    expect(Object.keys((body as { paths: object }).paths)).toEqual(expect.arrayContaining(calls));
    expect((await get("/api/docs")).status).toBe(200);
  });

  it("counts what it does", async () => {
    const { body } = await get("/metrics");
    for (const name of ["http_request_duration_seconds", "mails_waiting_oldest_seconds"]) expect(body).toContain(`\n${name}`);
  });

  it("answers an unknown call with a problem", async () => {
    expect(await get("/api/v1/nothing")).toMatchObject({ status: 404, type: "application/problem+json", body: { code: "not_found" } });
  });

  it("has an icon for whoever asks for one: by a page's links, or by the name that every browser tries", async () => {
    for (const [path, type] of [
      ["/favicon.svg", "image/svg+xml; charset=utf-8"],
      ["/favicon.ico", "image/x-icon"],
      ["/apple-touch-icon.png", "image/png"],
    ] as const)
      expect(await get(path), path).toMatchObject({ status: 200, type });
  });

  it("lets icons and shared pictures, whose names stay, be kept for an hour", async () => {
    for (const path of ["/favicon.ico", "/social/home.png"])
      expect((await get(path)).headers.get("cache-control"), path).toBe("public, max-age=3600");
  });

  it("guards every answer", async () => {
    for (const path of ["/", "/api/v1/flights/exchange-rates", "/no-such-page", "/favicon.svg"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy"), path).toContain("default-src 'self'");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    }
  });
});

const daysOf = async (query: Readonly<Record<string, string>>) =>
  (await get("/api/v1/flights/calendar", query)).body as { days: { date: string; base_fare: number | null }[] };

describe("the calendar", () => {
  const row = { source: "JFK", destination: "LAX", from: "Jan-19-2027", to: "2027-01-21" };

  it("tells for each day what a search on it finds first, one way, for a stay and from a day of departure", async () => {
    for (const [asked, trip] of [
      [{}, {}],
      [{ stay: "7" }, { rtnDate: "2027-01-27", trpType: "roundtrip" }],
      [{ departure: "2027-01-17" }, { date: "2027-01-17", rtnDate: "2027-01-20", trpType: "roundtrip" }],
    ] as const) {
      const { days, ...rest } = await daysOf({ ...row, ...asked });
      expect(rest).toEqual({ currency: "USD" });
      expect(days.map(({ date }) => date)).toEqual(["2027-01-19", "2027-01-20", "2027-01-21"]);
      const search = { source: "JFK", destination: "LAX", date: "2027-01-20", trpType: "oneWay", ...trip };
      const [first] = (await get("/api/v1/flights/search-flights", search)).body as { price_dropdown: { base_fare: number } }[];
      expect(days[1]?.base_fare).toBe(first?.price_dropdown.base_fare);
    }
  });

  it("tells a year at once, with nothing of days that are past", async () => {
    const { days } = await daysOf({ ...row, from: "2026-11-20", to: "2027-10-16" });
    expect(days).toHaveLength(331);
    expect(days.filter(({ date }) => date < "2026-12-01").every(({ base_fare }) => base_fare === null)).toBe(true);
    expect(days.filter(({ base_fare }) => base_fare !== null).length).toBeGreaterThan(300);
  });

  it.each([
    [{ to: "2027-12-31" }, "to"],
    [{ from: "" }, "from"],
    [{ destination: "JFK" }, "destination"],
    [{ stay: "a week" }, "stay"],
    [{ departure: "soon" }, "departure"],
    [{ adults: "0" }, "adults"],
  ])("refuses %j and names the parameter", async (change, path) => {
    const { status, body } = await get("/api/v1/flights/calendar", { ...row, ...change });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});

const explore = (query: Readonly<Record<string, string>>) => get("/api/v1/flights/explore", query);

describe("explore", () => {
  it("tells where one can fly to on a day, each place with what a search finds first", async () => {
    const { body } = await explore({ source: "JFK", date: "2027-01-20" });
    const { currency, places } = body as { currency: string; places: { code: string; base_fare: number; lat: number; lon: number }[] };
    expect([currency, places.length > 1000]).toEqual(["USD", true]);
    expect(places.every(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180)).toBe(true);
    for (const code of ["LAX", "LON"]) {
      const [first] = (await get("/api/v1/flights/search-flights", { source: "JFK", destination: code, date: "2027-01-20" })).body as {
        price_dropdown: { base_fare: number };
      }[];
      expect(places.find((place) => place.code === code)).toMatchObject({ base_fare: first?.price_dropdown.base_fare });
    }
  });

  it.each([
    [{ date: "2027-01-20" }, "source"],
    [{ source: "JFK" }, "date"],
    [{ source: "JFK", date: "2027-01-20", rtnDate: "2027-01-19" }, "rtnDate"],
  ])("refuses %j and names the parameter", async (query, path) => {
    expect(await explore(query)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});
