import { describe, expect, it } from "vitest";
import { en } from "../../i18n/en/index.ts";
import { es } from "../../i18n/es/index.ts";
import { SEATTLE } from "../../../core/hotels/testing/seattle.ts";
import { distanceWords, districtWords, savingWords } from "./hotel-words.ts";

const words = en.hotels.results.card;
const names = { district: en.hotels.results.district, city: en.places.city };
const spanish = es.hotels.results;
const spanishNames = { district: spanish.district, city: es.places.city };

describe("the words of a card", () => {
  it("tell the distance from the center of a city, and from any other place by its name", () => {
    const needle = { ...SEATTLE, kind: "landmark", name: "Space Needle" } as const;
    expect(distanceWords({ distanceMetres: 644, city: "Seattle" }, SEATTLE, words)).toBe("0.4 miles from the center");
    expect(distanceWords({ distanceMetres: 1609, city: "Seattle" }, needle, words)).toBe("1.0 miles from Space Needle");
  });

  it("never call the middle of one town the center of another", () => {
    expect(districtWords("City center", "Bellevue", SEATTLE, names)).toBe("City center, Bellevue");
    expect(districtWords("Belltown", "Seattle", SEATTLE, names)).toBe("Belltown");
    expect(districtWords("Bellevue", "Bellevue", SEATTLE, names)).toBe("Bellevue");
    expect(distanceWords({ distanceMetres: 13_200, city: "Bellevue" }, SEATTLE, words)).toBe("8.2 miles from the center of Seattle");
  });

  it("tell the distance in Spanish in miles, which the filters count in, and in kilometers", () => {
    expect(distanceWords({ distanceMetres: 644, city: "Seattle" }, SEATTLE, spanish.card).replaceAll("\u00a0", " ")).toBe(
      "a 0.4 mi (0.6 km) del centro",
    );
    expect(distanceWords({ distanceMetres: 13_200, city: "Bellevue" }, SEATTLE, spanish.card).replaceAll("\u00a0", " ")).toBe(
      "a 8.2 mi (13.2 km) del centro de Seattle",
    );
  });

  it("call what has no name of its own in the page's language", () => {
    expect(districtWords("City center", "Bellevue", SEATTLE, spanishNames)).toBe("Centro, Bellevue");
    expect(districtWords("Belltown", "Seattle", SEATTLE, spanishNames)).toBe("Belltown");
    expect(districtWords("City center", "The Hague", { city: "Rotterdam", country: "NL" }, spanishNames)).toBe("Centro, La Haya");
    expect(["SEA airport area", "Downtown Seattle", "Hotel Zone"].map(spanish.district)).toEqual([
      "Zona del aeropuerto SEA",
      "Centro de Seattle",
      "Zona Hotelera",
    ]);
  });

  it("tell a discount from its first night on, and why", () => {
    const discount = { percent: 12, fromNights: 3 };
    expect(savingWords(discount, 3, words)).toEqual({ words: "Save 12%", why: "12% off for 3 nights or more, already in the price" });
    expect(savingWords(discount, 2, words).words).toBe("Save up to 15%");
    expect(savingWords(null, 7, words)).toEqual({ words: "Save up to 15%", why: undefined });
  });
});
