import { createHmac, timingSafeEqual } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CabinCode, FlightOffer } from "../../../../core/flights/index.ts";
import type { Instant, LocalDate, PlaceCode } from "../../../../core/kernel/index.ts";
import { encodeWorld, type World } from "../../../../engine/index.ts";
import type { HoldableOffer } from "../../../../usecases/ports/flight-supply.ts";
import { type EmbeddedFlights, openEmbeddedFlights } from "./flight-supply.ts";
import { airport, AMERICAN, B77W, DAILY, JFK_AIRPORT, LHR_AIRPORT } from "./testing/small-world.ts";

const [JFK, LHR, SIN, SYR] = [0, 1, 2, 3];
const [NARROW, WIDE, NO_ECONOMY] = [0, 1, 2];

/** Syracuse to London by New York: premium economy on the long leg only. Singapore to New York: no economy. */
const world: World = {
  version: "abcdef0123",
  airports: [
    JFK_AIRPORT,
    LHR_AIRPORT,
    airport("SIN", "SG", "Asia/Singapore", 1.36, 103.99),
    airport("SYR", "US", "America/New_York", 43.11, -76.11),
  ],
  metros: [],
  airlines: [AMERICAN],
  aircraft: [
    { name: "Airbus A320", seats: { M: 150, W: 0, C: 12, F: 0 }, co2KgPerSeatKm: 0.07 },
    B77W,
    { name: "Airbus A350-900ULR", seats: { M: 0, W: 94, C: 67, F: 0 }, co2KgPerSeatKm: 0.09 },
  ],
  flights: [
    { ...DAILY, from: JFK, to: LHR, number: 100, aircraft: WIDE, departsAtMinute: 1140, blockMinutes: 420 },
    { ...DAILY, from: SIN, to: JFK, number: 23, aircraft: NO_ECONOMY, departsAtMinute: 700, blockMinutes: 1110 },
    { ...DAILY, from: SYR, to: JFK, number: 1, aircraft: NARROW, departsAtMinute: 900, blockMinutes: 75 },
  ],
};
const NOW = "2027-02-01T12:00:00Z" as Instant;
const sign = (message: Uint8Array): Buffer => createHmac("sha256", "key").update(message).digest().subarray(0, 16);

describe("a mixed cabin", () => {
  const folder = mkdtempSync(join(tmpdir(), "mixed-cabins-"));
  const worldFile = pathToFileURL(join(folder, "world.bin"));
  let supply: EmbeddedFlights;

  beforeAll(() => {
    writeFileSync(worldFile, encodeWorld(world));
    supply = openEmbeddedFlights({
      worldFile,
      signer: { sign, verify: (message, code) => timingSafeEqual(sign(message), code) },
      now: NOW,
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function offersFor(from: string, to: string, cabin: CabinCode): Promise<readonly FlightOffer[]> {
    const party = { adults: 1, children: 0, infants: 0 };
    const [origin, destination] = [from, to].map((code) => ({ code: code as PlaceCode, city: code }));
    if (!origin || !destination) throw new Error("A search has two ends.");
    const search = { from: origin, to: destination, departureDate: "2027-03-16" as LocalDate, returnDate: null, party, cabin };
    return (await supply.search(search, NOW)).offers;
  }

  async function heldFor(cabin: CabinCode): Promise<HoldableOffer> {
    const [found] = await offersFor("SYR", "LHR", cabin);
    const held = found && (await supply.offer(found.id, NOW));
    if (!held?.ok) throw new Error(`There is no offer in ${cabin}.`);
    return held.value;
  }

  it("is sold as the cabin of the long leg, and tells in which one each leg is flown", async () => {
    const [offer, ...others] = await offersFor("SYR", "LHR", "W");
    expect(others).toEqual([]);
    expect(offer?.cabin).toBe("W");
    expect(offer?.bounds[0].legs.map((leg) => `${leg.from.code}-${leg.to.code} ${leg.cabin}`)).toEqual(["SYR-JFK M", "JFK-LHR W"]);
    expect(offer?.bounds[0].legs.map(({ layoverMinutes }) => layoverMinutes)).toEqual([165, null]);
    expect((await heldFor("W")).offer).toEqual(offer);
  });

  it("lies between the cabins that it mixes in what it emits", async () => {
    const [economy, mixed, business] = await Promise.all(
      (["M", "W", "C"] as const).map(async (cabin) => (await heldFor(cabin)).offer.co2Kg),
    );
    expect(mixed).toBeGreaterThan(economy ?? Infinity);
    expect(mixed).toBeLessThan(business ?? 0);
  });

  it("takes each seat from the cabin flown, for the next buyer of either cabin", async () => {
    const [mixed, economy] = [await heldFor("W"), await heldFor("M")];
    expect(mixed.claims.map(({ key }) => key)).toEqual(["AA1/SYR/2027-03-16/M", "AA100/JFK/2027-03-16/W"]);
    expect(mixed.claims[0]).toEqual(economy.claims[0]);
    const feeder = mixed.claims.slice(0, 1);
    const available = feeder[0]?.available ?? 0;
    supply.noteSold(feeder, available);
    expect(await offersFor("SYR", "LHR", "W")).toEqual([]);
    expect(await offersFor("SYR", "LHR", "M")).toEqual([]);
    expect(await offersFor("SYR", "LHR", "C")).toHaveLength(1);
    supply.noteSold(feeder, -available);
    expect((await heldFor("W")).claims).toEqual(mixed.claims);
  });

  it("is not sold where the only leg lacks the cabin, and never lifts anybody into a better one", async () => {
    expect(await offersFor("SYR", "JFK", "W")).toEqual([]);
    expect(await offersFor("SYR", "JFK", "M")).toHaveLength(1);
    expect(await offersFor("SIN", "JFK", "M")).toEqual([]);
    expect(await offersFor("SIN", "JFK", "W")).toHaveLength(1);
  });
});
