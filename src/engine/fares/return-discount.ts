import type { WorldAirline } from "../timetable/world.ts";
import { codeNumber, stableBetween } from "./hash.ts";

/**
 * The share that a return ticket takes off the sum of its bounds: 8 to 15 % where network airlines sell both (the same airline or
 * partners), 5 % with a leisure or regional airline in it, nothing where a low-cost airline sells one.
 */
export function returnDiscount(out: WorldAirline, back: WorldAirline): number {
  const models = [out.model, back.model];
  if (models.includes("lowcost")) return 0;
  if (models.some((model) => model !== "network")) return 0.05;
  return stableBetween(0.08, 0.15, codeNumber(out.code) ^ codeNumber(back.code), 0);
}
