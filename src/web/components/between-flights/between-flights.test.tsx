import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { sampleBound } from "../../../../tests/support/sample-offers.ts";
import type { Bound } from "../../../core/flights/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import { LocaleProvider } from "../../i18n/messages.tsx";
import { BetweenFlights } from "./between-flights.tsx";

const toHeathrow = sampleBound("B66 JFK 2027-03-12T08:00 LHR 2027-03-12T20:00");
const fromGatwick = sampleBound("EI6 LGW 2027-03-13T01:10 DUB 2027-03-13T02:20");
const homeAtLeisure = sampleBound("EI7 DUB 2027-03-19T08:00 JFK 2027-03-19T12:10");

const wordsOf = (bounds: readonly Bound[], first = 1, locale: Locale = "en"): string =>
  textOf(
    renderStatic(
      <LocaleProvider locale={locale}>
        <BetweenFlights bounds={bounds} first={first} />
      </LocaleProvider>,
    ),
  ).replaceAll("\u00a0", " ");

it("tells a short wait and another airport, by the number of the flight before which they come", () => {
  expect(wordsOf([toHeathrow, fromGatwick, homeAtLeisure])).toBe(
    "Before flight 2: 5 h 10 min from landing to takeoff; bags are claimed and checked in again. You land at LHR and leave from LGW: the way between is yours.",
  );
  expect(wordsOf([toHeathrow, fromGatwick], 3)).toContain("Before flight 4:");
  expect(wordsOf([toHeathrow, fromGatwick], 1, "es")).toBe(
    "Antes del vuelo 2: 5 h 10 min desde el aterrizaje hasta la salida; el equipaje se retira y se vuelve a despachar. Aterriza en LHR y sale de LGW: el traslado corre por su cuenta.",
  );
});

it("is silent where a day or more lies between at the same airport", () => {
  expect(wordsOf([fromGatwick, homeAtLeisure])).toBe("");
});
