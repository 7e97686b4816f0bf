import type { CabinCode } from "../../core/flights/index.ts";
import type { WorldAirline } from "../timetable/world.ts";
import { isDomestic } from "./regions.ts";

/** What decides on bags and conditions: who sells a bound, in which cabin, from where to where. */
export interface Ticket {
  readonly airline: Pick<WorldAirline, "code" | "country" | "model">;
  readonly cabin: CabinCode;
  /** Countries of the bound's two ends, ISO 3166-1 alpha-2. */
  readonly from: string;
  readonly to: string;
  /** Great circle between the two ends. */
  readonly km: number;
}

const HAULS = ["domestic", "near", "far"] as const;
export type Haul = (typeof HAULS)[number];

/** Abroad and this far is far: where airlines' own long-haul rules begin. */
const FAR_KM = 4500;

export function haulOf({ from, to, km }: Pick<Ticket, "from" | "to" | "km">): Haul {
  if (isDomestic(from, to)) return "domestic";
  return km < FAR_KM ? "near" : "far";
}
