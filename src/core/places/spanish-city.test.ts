import { describe, expect, it } from "vitest";
import { spanishCity } from "./spanish-city.ts";

describe("a city's name in Spanish", () => {
  it.each([
    ["New York", "JFK", "Nueva York"],
    ["Guangzhou", "CN", "Cantón"],
    ["Chicago", "ORD", "Chicago"],
    // Where it is is said in Spanish, too, whether the city has another name or none.
    ["San Jose, Costa Rica", "SJO", "San José, Costa Rica"],
    ["La Paz, Mexico", "LAP", "La Paz, México"],
    ["Hawaii, Big Island", "KOA", "Hawái, Isla Grande"],
    // Namesakes keep their own names.
    ["London", "GB", "Londres"],
    ["London", "CA", "London"],
    ["St. Petersburg", "RU", "San Petersburgo"],
    ["St. Petersburg, Florida", "PIE", "St. Petersburg, Florida"],
    ["Alexandria, Louisiana", "AEX", "Alexandria, Luisiana"],
  ])("is, of %s (%s), %s", (name, where, spanish) => {
    expect(spanishCity(name, where)).toBe(spanish);
  });
});
