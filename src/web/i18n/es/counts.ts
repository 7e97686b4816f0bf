import { formatNumber } from "../grammar/format-number.ts";
import { KILOMETERS_PER_MILE } from "../grammar/miles.ts";
import { plural } from "../grammar/plural.ts";

/** `1,204 calificaciones`: figures as they are written in the United States, in Spanish too. */
export const count = (value: number, one: string, other: string): string => `${formatNumber(value)} ${plural(value, { one, other })}`;

export const nights = (value: number): string => count(value, "noche", "noches");
export const guests = (value: number): string => count(value, "huésped", "huéspedes");
export const rooms = (value: number): string => count(value, "habitación", "habitaciones");
export const travelers = (value: number): string => count(value, "viajero", "viajeros");
export const flights = (value: number): string => count(value, "vuelo", "vuelos");

/** `2.3 mi (3.7 km)`, from miles with one decimal: searches and filters count in miles. */
export function distance(miles: string): string {
  const kilometers = Number(miles) * KILOMETERS_PER_MILE;
  return `${miles}\u00a0mi (${kilometers.toFixed(1)}\u00a0km)`;
}

/** `10 mi (16 km)`, and below five miles, where a rounded kilometer would be far off, `1 mi (1.6 km)`; for whole miles. */
export const wholeDistance = (miles: number): string =>
  `${miles}\u00a0mi (${(miles * KILOMETERS_PER_MILE).toFixed(miles < 5 ? 1 : 0)}\u00a0km)`;
