import { plural } from "../kernel/plural.ts";
import type { englishRooms } from "./english-rooms.ts";

const count = (value: number, one: string, other: string): string => `${value}\u00a0${plural(value, { one, other })}`;

export const spanishRooms: typeof englishRooms = {
  each: (roomCount, room) => (roomCount === 1 ? room : `${roomCount} × ${room}`),
  and: " y ",
  kinds: {
    standard: "Habitación estándar",
    superior: "Habitación superior",
    deluxe: "Habitación de lujo",
    family: "Habitación familiar",
    studio: "Estudio",
    apartment: "Apartamento",
    suite: "Suite",
    bunk: "Habitación con literas",
  },
  views: {
    none: null,
    city: "vista a la ciudad",
    garden: "vista al jardín",
    courtyard: "vista al patio",
    pool: "vista a la piscina",
    sea: "vista al mar",
    mountain: "vista a la montaña",
    desert: "vista al desierto",
  },
  beds: {
    king: (value) => count(value, "cama king", "camas king"),
    queen: (value) => count(value, "cama queen", "camas queen"),
    double: (value) => count(value, "cama doble", "camas dobles"),
    twin: (value) => count(value, "cama individual", "camas individuales"),
    sofa: (value) => count(value, "sofá cama", "sofás cama"),
    bunk: (value) => count(value, "litera", "literas"),
  },
  boards: {
    room_only: "Solo habitación",
    breakfast: "Desayuno incluido",
    half_board: "Desayuno y cena incluidos",
    all_inclusive: "Todas las comidas y bebidas",
  },
  charges: {
    sales_tax: "Impuesto sobre las ventas",
    occupancy_tax: "Impuesto de ocupación",
    vat: "IVA",
    city_tax: "Tasa municipal",
    tourism_levy: "Tasa de turismo",
    service_charge: "Recargo por servicio",
    resort_fee: "Cargo de resort",
    facility_fee: "Cargo por instalaciones",
  },
};
