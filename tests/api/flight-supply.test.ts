import { expect, it } from "vitest";
import { describeFlightSupply } from "../../src/adapters/supply/flight-contract.ts";
import { openEmbeddedFlights } from "../../src/adapters/supply/embedded/flights/flight-supply.ts";
import { createSigner } from "../../src/adapters/system/signer.ts";
import type { Instant, LocalDate, PlaceCode } from "../../src/core/kernel/index.ts";

const NOW = "2026-12-01T15:00:00Z" as Instant;
const WORLD_FILE = new URL("../../build/world/world.bin", import.meta.url);

const place = (code: string) => ({ code: code as PlaceCode, city: code });
const open = () => openEmbeddedFlights({ worldFile: WORLD_FILE, signer: createSigner("only-for-tests-only-for-tests"), now: NOW });

describeFlightSupply("embedded", { from: "JFK", to: "LHR" }, NOW, async () => open());

it("goes on from another airport of a city four hours after a landing at the earliest, from the same one after two", async () => {
  const supply = open();
  const asked = { returnDate: null, party: { adults: 1, children: 0, infants: 0 }, cabin: "M" } as const;
  const overnight = { ...asked, from: place("JFK"), to: place("LHR"), departureDate: "2027-01-10" as LocalDate };
  const { offers } = await supply.search(overnight, NOW);
  const first = offers.find(({ bounds: [{ legs }] }) => (legs.at(-1)?.arrivesAtLocal ?? "") < "2027-01-11T12:00");
  const landing = first?.bounds[0].legs.at(-1);
  if (!first || !landing) throw new Error("Nothing flies.");
  const onward = { ...asked, from: place("LON"), to: place("MAD"), departureDate: landing.arrivesAtLocal.slice(0, 10) as LocalDate };
  const found = await supply.searchAfter(first.id, onward, NOW);
  const waits = (found.ok ? found.value.offers : []).map(({ bounds: [, next] }) => ({
    isHere: next?.legs[0]?.from.code === landing.to.code,
    minutes: (Date.parse(next?.legs[0]?.departsAt ?? "") - Date.parse(landing.arrivesAt)) / 60_000,
  }));
  for (const isHere of [true, false]) {
    const least = Math.min(...waits.filter((wait) => wait.isHere === isHere).map(({ minutes }) => minutes));
    expect(least).toBeGreaterThanOrEqual(isHere ? 120 : 240);
    expect(least).toBeLessThan(Infinity);
  }
});

it("names the places of the world the busiest first", async () => {
  const when = { kind: "day", departureDate: "2027-01-10" as LocalDate, returnDate: null } as const;
  const found = await open().explore({ from: place("BOS"), party: { adults: 1, children: 0, infants: 0 }, cabin: "M", when }, NOW);
  const codes = found.map(({ place: { code } }) => String(code));
  expect(codes.filter((code) => ["BTV", "GVA", "LON"].includes(code))).toEqual(["LON", "GVA", "BTV"]);
});
