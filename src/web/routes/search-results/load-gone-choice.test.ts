import { describe, expect, it } from "vitest";
import { FIVE_BOUNDS, sampleOffer } from "../../../../tests/support/sample-offers.ts";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { Bound } from "../../../core/flights/index.ts";
import { err, type OfferId, type PlaceCode, USD } from "../../../core/kernel/index.ts";
import { parsePlace } from "../../../core/places/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { loadResults, statusOf } from "./load-results.ts";

const QUERY = [
  "trpType=multicity&adults=2",
  "source=JFK-New+York&destination=LHR-London&date=Mar-12-2027",
  "source2=LHR-London&destination2=DUB-Dublin&date2=Mar-16-2027",
  "source3=DUB-Dublin&destination3=KEF-Reykjavik&date3=Mar-19-2027",
].join("&");
const SEARCH = {
  asked: [
    { from: { code: "JFK" }, to: { code: "LHR" }, date: "2027-03-12" },
    { from: { code: "LHR" }, to: { code: "DUB" }, date: "2027-03-16" },
    { from: { code: "DUB" }, to: { code: "KEF" }, date: "2027-03-19" },
  ],
  party: { adults: 2, children: 0, infants: 0 },
  cabin: "M",
};

/** The first two flights, of five. */
const HELD = sampleOffer("held", 200, FIVE_BOUNDS.bounds[0], null, {
  tripType: "multiCity",
  bounds: FIVE_BOUNDS.bounds.slice(0, 2) as [Bound, Bound],
});

type Answer = Awaited<ReturnType<UseCases["searchBound"]>>;

/** Loads the page of the bound after what is chosen, and says which id was asked for. */
async function load(chosen: string, answer: Answer) {
  const asked: (OfferId | null)[] = [];
  const useCases: UseCases = {
    ...UNASKED,
    resolvePlace: (text) => {
      const place = parsePlace(text);
      return place && { code: place.code as PlaceCode, city: place.city };
    },
    searchBound: (_search, id) => {
      asked.push(id);
      return Promise.resolve(answer);
    },
    // For a page that offers the same flights at the price of now: there is none.
    renewOffer: () => Promise.resolve(err("offer_expired")),
  };
  const query = new URLSearchParams(`${QUERY}&chosen=${chosen}`);
  return { data: await loadResults(query, { useCases, currency: USD }), asked };
}

describe("the data of a trip of which the flights chosen so far are of no use any more", () => {
  it.each([
    ["has expired", "offer_expired", 410],
    ["is sold out", "sold_out", 409],
    ["is not ours", "offer_forged", 404],
    ["was made for another search", "other_search", 400],
  ] as const)("keeps the search when what was chosen %s, and tells machines so", async (_what, reason, status) => {
    const { data, asked } = await load("one", err({ code: "chosen_gone", reason, held: null }));
    expect(data).toMatchObject({ kind: "gone", reason, search: SEARCH });
    expect([statusOf(data), asked]).toEqual([status, ["one"]]);
  });

  it("says what of the choice can still be had, to go on from there", async () => {
    const { data } = await load("three", err({ code: "chosen_gone", reason: "sold_out", held: HELD }));
    expect(data).toMatchObject({ kind: "gone", reason: "sold_out", renewed: null, held: { id: "held", bounds: 2 } });
  });

  it("keeps it too when the supply fails", async () => {
    const { data } = await load("one", err({ code: "supplier_unavailable" }));
    expect(data).toMatchObject({ kind: "failed", search: SEARCH });
    expect(statusOf(data)).toBe(502);
  });
});
