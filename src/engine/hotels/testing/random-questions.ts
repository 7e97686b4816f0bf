import * as fc from "fast-check";
import { createHotelEngine } from "../hotel-engine.ts";
import { decodeHotelWorld, encodeHotelWorld, type HotelWorld } from "../world/index.ts";

/** The day on which all questions are asked. */
export const TODAY = 20_833; // 2027-01-10

/** Small worlds everywhere, on the date line and at the poles. */
export const shapes = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  cityCount: fc.integer({ min: 1, max: 5 }),
  hotelsPerCity: fc.constantFrom(3, 12, 40),
  spreadDegrees: fc.constantFrom(0.02, 0.1, 0.4),
  region: fc.constantFrom("anywhere", "dateline", "poles", "together"),
} as const);

const guests = fc
  .record({ adults: fc.integer({ min: 1, max: 10 }), children: fc.integer({ min: 0, max: 4 }), rooms: fc.integer({ min: 1, max: 3 }) })
  .map((party) => ({ ...party, infants: 0 }));

/** Stays of one to thirty nights, soon and late, for parties of any kind, some of whom no room holds. */
export const questions = fc.record({
  firstNight: fc.oneof(fc.integer({ min: TODAY, max: TODAY + 20 }), fc.integer({ min: TODAY, max: TODAY + 335 })),
  nights: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 })),
  guests,
  today: fc.constant(TODAY),
  nowMinute: fc.integer({ min: 0, max: 1439 }),
});

/** An engine over a world that went through its file. */
export const engineOver = (world: HotelWorld) => {
  const tables = decodeHotelWorld(encodeHotelWorld(world));
  return { tables, engine: createHotelEngine(tables) };
};
