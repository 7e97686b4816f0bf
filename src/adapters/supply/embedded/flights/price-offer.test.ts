import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FlightOffer } from "../../../../core/flights/index.ts";
import { err, type Instant, type LocalDate, type PlaceCode } from "../../../../core/kernel/index.ts";
import { encodeWorld, type World } from "../../../../engine/index.ts";
import { createSigner } from "../../../system/signer.ts";
import { type EmbeddedFlights, openEmbeddedFlights } from "./flight-supply.ts";
import { decodeOffer, encodeOffer } from "./offer-codec.ts";
import { AMERICAN, B77W, DAILY, JFK_AIRPORT, LHR_AIRPORT } from "./testing/small-world.ts";

/** New York to London at 19:00 every day, and nothing else. */
const WORLD: World = {
  version: "abcdef0123",
  airports: [JFK_AIRPORT, LHR_AIRPORT],
  metros: [],
  airlines: [AMERICAN],
  aircraft: [B77W],
  flights: [{ ...DAILY, from: 0, to: 1, number: 100, aircraft: 0, departsAtMinute: 1140, blockMinutes: 420 }],
};
const NOW = "2027-03-01T12:00:00Z" as Instant;
/** An hour before it departs, and a minute later. */
const [LAST_MINUTE, TOO_LATE] = ["2027-03-12T23:00:00Z", "2027-03-12T23:01:00Z"] as [Instant, Instant];

describe("an offer of the embedded flights", () => {
  const folder = mkdtempSync(join(tmpdir(), "price-offer-"));
  const signer = createSigner("only-for-tests-only-for-tests");
  let supply: EmbeddedFlights;

  beforeAll(() => {
    const worldFile = pathToFileURL(join(folder, "world.bin"));
    writeFileSync(worldFile, encodeWorld(WORLD));
    supply = openEmbeddedFlights({ worldFile, signer, now: NOW });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function foundAt(now: Instant): Promise<readonly FlightOffer[]> {
    const [from, to] = [
      { code: "JFK" as PlaceCode, city: "JFK" },
      { code: "LHR" as PlaceCode, city: "LHR" },
    ];
    const party = { adults: 1, children: 0, infants: 0 };
    return (await supply.search({ from, to, departureDate: "2027-03-12" as LocalDate, returnDate: null, party, cabin: "M" }, now)).offers;
  }

  async function offerAt(now: Instant): Promise<FlightOffer> {
    const [offer] = await foundAt(now);
    if (!offer) throw new Error("Nothing flies.");
    return offer;
  }

  it("of another timetable, which numbers its flights differently, is over", async () => {
    const contents = decodeOffer((await offerAt(NOW)).id, signer);
    if (!contents.ok) throw new Error("The offer is not ours.");
    const foreign = encodeOffer({ ...contents.value, timetable: contents.value.timetable + 1 }, signer);
    const answers = [await supply.offer(foreign, NOW), await supply.renew(foreign, NOW), await supply.fareBrands(foreign, NOW)];
    expect(answers).toEqual([err("offer_expired"), err("offer_expired"), err("offer_expired")]);
  });

  it("is renewed at the price of now beside that of before", async () => {
    const { id, farePerTraveller } = await offerAt(NOW);
    const held = await supply.offer(id, NOW);
    if (!held.ok) throw new Error(held.error);
    const [seats] = held.value.claims;
    if (!seats) throw new Error("The offer takes no seat.");
    supply.noteSold([seats], seats.available - 1);
    const renewed = await supply.renew(id, NOW);
    supply.noteSold([seats], 1 - seats.available);
    if (!renewed.ok) throw new Error(renewed.error);
    expect(renewed.value.before).toEqual(farePerTraveller);
    expect(renewed.value.offer.farePerTraveller.amountMinor).toBeGreaterThan(farePerTraveller.amountMinor);
  });

  it("is made, and made anew, until an hour before the flight departs", async () => {
    const { id } = await offerAt(NOW);
    expect([(await foundAt(LAST_MINUTE)).length, (await foundAt(TOO_LATE)).length]).toEqual([1, 0]);
    expect(await supply.renew(id, LAST_MINUTE)).toMatchObject({ ok: true });
    expect(await supply.renew(id, TOO_LATE)).toEqual(err("offer_expired"));
  });
});
