import type { FileKind } from "../../codec/index.ts";
import type { ChargeRule, CityDemand, WorldCity } from "./hotel-world.ts";

/**
 * The hotel file: its JSON section has the cities; its columns are the hotels in the order of the grid's cells, then their rooms,
 * then texts. Two cities of the same charges or demand share one entry.
 */
export const HOTEL_FILE: FileKind = { magic: "FAREWHTL", format: 1, name: "hotel file" };

export interface FileJson {
  readonly version: string;
  readonly cities: readonly FileCity[];
  readonly charges: readonly (readonly ChargeRule[])[];
  readonly demands: readonly CityDemand[];
  readonly rows: { readonly hotels: number; readonly rooms: number; readonly textBytes: number };
}

/** A city with the places of its charges and its demand in the shared lists. */
type FileCity = Omit<WorldCity, "charges" | "demand"> & { readonly charges: number; readonly demand: number };
