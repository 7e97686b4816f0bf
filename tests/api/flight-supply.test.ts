import { describeFlightSupply } from "../../src/adapters/supply/flight-contract.ts";
import { openEmbeddedFlights } from "../../src/adapters/supply/embedded/flights/flight-supply.ts";
import { createSigner } from "../../src/adapters/system/signer.ts";
import type { Instant } from "../../src/core/kernel/index.ts";

const NOW = "2026-12-01T15:00:00Z" as Instant;
const WORLD_FILE = new URL("../../build/world/world.bin", import.meta.url);

describeFlightSupply("embedded", { from: "JFK", to: "LHR" }, NOW, async () =>
  openEmbeddedFlights({ worldFile: WORLD_FILE, signer: createSigner("only-for-tests-only-for-tests"), now: NOW }),
);
