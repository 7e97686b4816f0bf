import { plural } from "../kernel/plural.ts";
import type { Board, ChargeKind } from "./rate.ts";
import type { BedKind, RoomKind, RoomView } from "./room.ts";

const count = (value: number, one: string, other: string): string => `${value}\u00a0${plural(value, { one, other })}`;

/** Rooms, meals and charges, by their names on the pages and in mails. */
export const englishRooms = {
  each: (roomCount: number, room: string) => (roomCount === 1 ? room : `${roomCount} × ${room}`),
  and: " and ",
  kinds: {
    standard: "Standard room",
    superior: "Superior room",
    deluxe: "Deluxe room",
    family: "Family room",
    studio: "Studio",
    apartment: "Apartment",
    suite: "Suite",
    bunk: "Bunk room",
  } satisfies Record<RoomKind, string>,
  views: {
    none: null,
    city: "city view",
    garden: "garden view",
    courtyard: "courtyard view",
    pool: "pool view",
    sea: "sea view",
    mountain: "mountain view",
    desert: "desert view",
  } satisfies Record<RoomView, string | null>,
  beds: {
    king: (value: number) => count(value, "king bed", "king beds"),
    queen: (value: number) => count(value, "queen bed", "queen beds"),
    double: (value: number) => count(value, "double bed", "double beds"),
    twin: (value: number) => count(value, "twin bed", "twin beds"),
    sofa: (value: number) => count(value, "sofa bed", "sofa beds"),
    bunk: (value: number) => count(value, "bunk bed", "bunk beds"),
  } satisfies Record<BedKind, (value: number) => string>,
  boards: {
    room_only: "Room only",
    breakfast: "Breakfast included",
    half_board: "Breakfast and dinner included",
    all_inclusive: "All meals and drinks included",
  } satisfies Record<Board, string>,
  charges: {
    sales_tax: "Sales tax",
    occupancy_tax: "Occupancy tax",
    vat: "VAT",
    city_tax: "City tax",
    tourism_levy: "Tourism levy",
    service_charge: "Service charge",
    resort_fee: "Resort fee",
    facility_fee: "Facility fee",
  } satisfies Record<ChargeKind, string>,
};
