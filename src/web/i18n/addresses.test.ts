import { describe, expect, it } from "vitest";
import { englishPath, hasTwin, localeOf, pathIn, plainAddress } from "./addresses.ts";

const PAIRS = [
  ["/", "/es"],
  ["/hotels", "/es/hotels"],
  ["/flight-details/abc", "/es/flight-details/abc"],
  ["/destination/book-flights-tickets-to-seattle", "/es/destination/book-flights-tickets-to-seattle"],
  ["/airlines/book-spirit-flights-tickets", "/es/airlines/book-spirit-flights-tickets"],
  ["/airlines/book-american-flights-tickets", "/aerolinea/american-airlines"],
  ["/airlines/book-turkish-flights-tickets", "/aerolineas/turkish"],
  ["/travel-by-theme/book-cheap-flights-tickets", "/reservar-billetes-de-avion-baratos"],
] as const;

describe("the addresses of a page", () => {
  it.each(PAIRS)("%s is %s in Spanish, and back", (english, spanish) => {
    expect([pathIn("es", english), pathIn("en", spanish)]).toEqual([spanish, english]);
    expect([englishPath(spanish), englishPath(english)]).toEqual([english, english]);
    expect([localeOf(english), localeOf(spanish)]).toEqual(["en", "es"]);
  });
  it("stay as they are in their own language", () => {
    for (const [english, spanish] of PAIRS) expect([pathIn("en", english), pathIn("es", spanish)]).toEqual([english, spanish]);
  });
  it("keep a query and a fragment", () => {
    expect(pathIn("es", "/?a=/b")).toBe("/es?a=/b");
    expect(pathIn("es", "/hotels?org=NYC#form")).toBe("/es/hotels?org=NYC#form");
    expect(pathIn("en", "/aerolinea/klm?x=1")).toBe("/airlines/book-klm-flights-tickets?x=1");
  });
  it("are the same with a slash at the end", () => {
    expect([localeOf("/es/"), englishPath("/es/hotels/"), englishPath("/es/")]).toEqual(["es", "/hotels", "/"]);
  });
  it("do not take a word that begins like the language for it", () => {
    expect([localeOf("/estonia"), englishPath("/estonia")]).toEqual(["en", "/estonia"]);
  });
  it("are two pages for the second page about an airline, which shares its English edition", () => {
    expect([englishPath("/aerolineas/klm"), localeOf("/aerolineas/klm"), hasTwin("/aerolineas/klm"), hasTwin("/aerolinea/klm")]).toEqual([
      "/airlines/book-klm-flights-tickets",
      "es",
      false,
      true,
    ]);
    expect(pathIn("es", "/aerolineas/klm")).toBe("/aerolineas/klm");
  });
});

describe("an address that is written in another way", () => {
  it.each([
    ["/HOTELS", "/hotels"],
    ["/ES", "/es"],
    ["/es/aerolinea/klm", "/aerolinea/klm"],
    ["/es/aerolineas/klm", "/aerolineas/klm"],
    ["/es/reservar-billetes-de-avion-baratos", "/reservar-billetes-de-avion-baratos"],
    ["/es/airlines/book-klm-flights-tickets", "/aerolinea/klm"],
    ["/About/", "/about"],
    ["/nowhere", "/nowhere"],
    ["/Flight-Details/aPHUc-_9", "/flight-details/aPHUc-_9"],
    ["/ES/Flight-Details/aPHUc-_9/", "/es/flight-details/aPHUc-_9"],
    ["/Caf%C3%A9", "/caf%C3%A9"],
    ["/%EF%BC%85zz", "/%EF%BC%85zz"],
    ["/es/nowhere", "/es/nowhere"],
    ["/es/es", "/es/es"],
    ["/", "/"],
  ])("%s is %s", (written, plain) => {
    expect(plainAddress(written)).toBe(plain);
  });
  it.each(["/es//evil.example", "//evil.example", "/es///evil.example//", "///"])("never leads to another site: %s", (hostile) => {
    const made = [englishPath(hostile), pathIn("en", hostile), pathIn("es", hostile), plainAddress(hostile)];
    expect(made.filter((path) => path.startsWith("//"))).toEqual([]);
  });
});
