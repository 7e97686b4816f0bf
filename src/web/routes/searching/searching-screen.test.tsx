import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { LocaleProvider } from "../../i18n/messages.tsx";
import { SearchingScreen } from "./searching-screen.tsx";

const query = new URLSearchParams(
  "source=JFK-New York&destination=LHR-London&date=Mar-12-2027&rtnDate=Mar-19-2027&trpType=roundtrip&tpassenger=2",
);

const wordsIn = (locale: Locale, asked = query): string =>
  textOf(
    renderStatic(
      <LocaleProvider locale={locale}>
        <SearchingScreen query={asked} />
      </LocaleProvider>,
    ),
  );

it("says what is searched, for whom and when", () => {
  expect(wordsIn("en")).toContain("Cheapest Flights For You New York (JFK) to London (LHR), Mar-12-2027 – Mar-19-2027 , 2 travelers");
});

it("says it in Spanish, days and cities too", () => {
  expect(wordsIn("es")).toContain(
    "Los vuelos más baratos para usted De Nueva York (JFK) a Londres (LHR), 12-mar-2027 – 19-mar-2027 , 2 viajeros",
  );
});

it("parts the flights of a multi-city trip between which nothing is flown", () => {
  const joined = "trpType=multi-city&source=JFK-New York&destination=LHR-London&source2=London&destination2=FCO-Rome";
  expect(wordsIn("en", new URLSearchParams(joined))).toContain("New York (JFK) – London (LHR) – Rome (FCO)");
  const apart = joined.replace("source2=London", "source2=CDG-Paris");
  expect(wordsIn("en", new URLSearchParams(apart))).toContain("New York (JFK) – London (LHR), Paris (CDG) – Rome (FCO)");
});
