import { describeHotelSupply } from "../../src/adapters/supply/hotel-contract.ts";
import { openEmbeddedHotels } from "../../src/adapters/supply/embedded/hotels/hotel-supply.ts";
import { createSigner } from "../../src/adapters/system/signer.ts";
import type { Instant } from "../../src/core/kernel/index.ts";

const NOW = "2026-12-01T15:00:00Z" as Instant;
const WORLD_FILE = new URL("../../build/world/hotels.bin", import.meta.url);

describeHotelSupply("embedded", "Seattle", NOW, async () =>
  openEmbeddedHotels({ worldFile: WORLD_FILE, signer: createSigner("only-for-tests-only-for-tests") }),
);
