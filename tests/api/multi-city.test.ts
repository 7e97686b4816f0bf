import { describe, expect, it } from "vitest";
import { type FlightResult, get, payloadFor, post, searchFlights } from "../support/api.ts";
import { askBound, chooseCheapest, listBound, THREE_CITIES } from "../support/multi-city.ts";

const GETBILL = "/api/v1/flights/travel/getbill";
const cents = (amount: number): number => Math.round(amount * 100);
const fareOf = (flight: FlightResult | undefined): number => cents(flight?.price_dropdown.base_fare ?? Number.NaN);
const legsOf = (flight: FlightResult | undefined) => Object.values(flight?.route ?? {});

const oneWay = (source: string, destination: string, date: string) =>
  searchFlights({ source, destination, date, adults: 2, children: 1, infants: 1, tpassenger: 4 });

describe("a multi-city trip", () => {
  it("costs the sum of its one-way fares, is priced as a whole at every step, and is booked for that", async () => {
    const alone = await Promise.all([
      oneWay(THREE_CITIES.source, THREE_CITIES.destination, THREE_CITIES.date),
      oneWay(THREE_CITIES.source2, THREE_CITIES.destination2, THREE_CITIES.date2),
      oneWay(THREE_CITIES.source3, THREE_CITIES.destination3, THREE_CITIES.date3),
    ]);
    const [first, second, third] = alone.map(([cheapest]) => fareOf(cheapest)) as [number, number, number];
    const [one] = await listBound();
    expect([fareOf(one), one?.boundsToChoose, cents(one?.trip_from ?? 0)]).toEqual([first, 2, first + second + third]);
    const [two] = await listBound(one?.id);
    expect([fareOf(two), two?.boundsToChoose, cents(two?.trip_from ?? 0)]).toEqual([first + second, 1, first + second + third]);
    const [whole] = await listBound(two?.id);
    expect([fareOf(whole), whole?.boundsToChoose, whole?.trip_from]).toEqual([first + second + third, undefined, undefined]);
    expect([...new Set(legsOf(whole).map((leg) => leg.return))]).toEqual([0, 1, 2]);

    const booked = await post(GETBILL, payloadFor(whole as FlightResult, { adt: 2, chd: 1, ift: 1, email: "three@mail.example" }));
    const fare = (4 * (first + second + third)) / 100;
    expect(booked).toMatchObject({ status: 201, body: { amounts: { fare, serviceFee: 15, total: Math.round((fare + 15) * 100) / 100 } } });
    const { bookingId } = booked.body as { bookingId: string };
    const found = await post("/api/v1/bookings/lookup", { bookingId, email: "three@mail.example" });
    expect(found).toMatchObject({ status: 200, body: { flight: { route: whole?.route } } });
  });

  it("offers no flight that leaves less than two hours after the one before has landed", async () => {
    const sameDay = { source: "NYC", destination: "BOS", date: "Jan-20-2027", source2: "BOS", destination2: "WAS", date2: "Jan-20-2027" };
    const last = { source3: "WAS", destination3: "NYC", date3: "Jan-25-2027" };
    const first = (await listBound(undefined, { ...sameDay, ...last })).find((flight) => legsOf(flight)[0]?.local_departure.includes("T1"));
    const landsAt = legsOf(first).at(-1)?.local_arrival ?? "";
    const onward = await listBound(first?.id, { ...sameDay, ...last });
    expect(onward.length).toBeGreaterThan(0);
    for (const flight of onward) {
      const leavesAt = legsOf(flight).find((leg) => leg.return === 1)?.local_departure ?? "";
      expect(Date.parse(leavesAt) - Date.parse(landsAt)).toBeGreaterThanOrEqual(120 * 60_000);
    }
    const all = await searchFlights({ source: "BOS", destination: "WAS", date: "Jan-20-2027" });
    expect(all.some((flight) => Date.parse(legsOf(flight)[0]?.local_departure ?? "") < Date.parse(landsAt))).toBe(true);
  });

  it("says of two bounds on one day what a trip with each first flight really comes to", async () => {
    const sameDay = { source: "MIA", destination: "ATL", date: "Jan-20-2027", source2: "ATL", destination2: "NYC", date2: "Jan-20-2027" };
    const whole = { ...sameDay, source3: "NYC", destination3: "MIA", date3: "Jan-25-2027" };
    const firsts = await listBound(undefined, whole);
    expect(firsts.length).toBeGreaterThan(5);
    const [third] = await searchFlights({ source: "NYC", destination: "MIA", date: "Jan-25-2027", adults: 2, children: 1, infants: 1 });
    for (const first of firsts) {
      const [cheapest] = await listBound(first.id, whole);
      expect(cents(first.trip_from ?? 0)).toBe(fareOf(cheapest) + fareOf(third));
    }
    const byDay = await oneWay("MIA", "ATL", "Jan-20-2027");
    // After the last landings of the day nothing leaves any more.
    expect(firsts.length).toBeLessThan(byDay.length);
    expect(new Set(firsts.map((first) => cents(first.trip_from ?? 0) - fareOf(first))).size).toBeGreaterThan(1);
  });

  it.each([
    ["another party", { adults: "1", tpassenger: "3" }],
    ["another cabin", { classType: "Business" }],
    ["another place", { destination: "PAR-Paris" }],
    ["another day", { date: "Jan-21-2027" }],
  ] as const)("goes on from no choice that was made for %s", async (_what, change) => {
    const { id } = await chooseCheapest(1);
    const { status, body } = await askBound({ ...change, chosen: id });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: "invalid_request", errors: [{ path: "chosen" }] } });
  });

  it("goes on from no whole trip, no trip there and back, and nothing that is not ours", async () => {
    const whole = await chooseCheapest(3);
    const [round] = await searchFlights({
      source: "NYC",
      destination: "LON",
      date: "Jan-20-2027",
      rtnDate: "Jan-25-2027",
      trpType: "roundtrip",
      adults: 2,
      children: 1,
      infants: 1,
    });
    for (const chosen of [whole.id, round?.id ?? ""]) expect(await askBound({ chosen })).toMatchObject({ status: 400 });
    const forged = `${whole.id.slice(0, 20)}${whole.id[20] === "A" ? "B" : "A"}${whole.id.slice(21)}`;
    for (const chosen of [forged, "x", "../../etc/passwd", "A".repeat(60)]) {
      expect(await askBound({ chosen })).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
    expect((await get("/search-results", { ...THREE_CITIES, chosen: forged })).status).toBe(404);
  });

  it.each([
    ["another year", { date3: "Feb-01-2029" }, "date3"],
    ["an unknown place", { destination3: "XQX" }, "destination3"],
    ["a day before that of the flight before", { date3: "Jan-24-2027" }, "date3"],
    ["a past day", { date: "Nov-01-2026" }, "date"],
  ] as const)("is refused for %s with the name of the field", async (_what, change, path) => {
    expect(await askBound(change)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});
