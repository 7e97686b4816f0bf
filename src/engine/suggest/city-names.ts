import type { CityNames } from "./name-tables.ts";

export const cityNames: Readonly<Record<string, CityNames>> = {
  NYC: { es: "Nueva York" },
  LON: { es: "Londres" },
};
