import { expect, it } from "vitest";
import type { FlightSearch } from "../../../core/flights/index.ts";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { parsePlace } from "../../../core/places/index.ts";
import { messagesFor } from "../../i18n/messages.tsx";
import { headWords } from "./head-words.ts";
import type { ResultsData } from "./load-results.ts";

const search = {
  from: parsePlace("NYC-New York"),
  to: parsePlace("LON-London"),
  departureDate: "2027-03-12" as LocalDate,
  returnDate: "2027-03-19" as LocalDate,
  party: { adults: 2, children: 0, infants: 0 },
  cabin: "M",
} as FlightSearch;
const found = { kind: "none", search } as ResultsData;
const said = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

it("tells whom a search is shared with which trip it is, when and for how many", () => {
  expect(said(headWords(found, messagesFor("en"), "en").description)).toBe(
    "Flights from New York to London, Mar-12-2027 – Mar-19-2027, 2 travelers: the whole party's total first, taxes and our fee in it.",
  );
  expect(said(headWords(found, messagesFor("es"), "es").description)).toBe(
    "Vuelos de Nueva York a Londres, 12-mar-2027 – 19-mar-2027, 2 viajeros: primero el total de todo el grupo, con impuestos y nuestro cargo.",
  );
});

it("says nothing of a trip that it does not know", () => {
  expect(headWords(undefined, messagesFor("en"), "en")).toEqual({ title: "Flight results" });
});
