import { formatNumber } from "../grammar/format-number.ts";
import { plural } from "../grammar/plural.ts";

/** `1,204 ratings` */
export const count = (value: number, one: string, other: string): string => `${formatNumber(value)} ${plural(value, { one, other })}`;

export const nights = (value: number): string => count(value, "night", "nights");
export const guests = (value: number): string => count(value, "guest", "guests");
export const rooms = (value: number): string => count(value, "room", "rooms");
export const travelers = (value: number): string => count(value, "traveler", "travelers");
export const flights = (value: number): string => count(value, "flight", "flights");
