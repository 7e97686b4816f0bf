import { err } from "../../core/kernel/index.ts";
import type { HotelSupply } from "../../usecases/ports/hotel-supply.ts";

/** A hotel supply for an agency that sells no hotels: it knows no place and has no rooms. */
export const noHotels: HotelSupply = {
  name: "none",
  suggestPlaces: () => [],
  findPlace: () => null,
  search: async () => ({ hotels: [], found: 0, districts: [], searchMs: 0 }),
  findHotel: () => null,
  rates: async () => null,
  rate: async () => err("offer_forged"),
  noteSold: () => undefined,
};
