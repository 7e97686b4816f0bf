import { describe, expect, it } from "vitest";
import { SAMPLE_ONE_WAYS } from "../../../../tests/support/sample-offers.ts";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { FlightOffer, MultiCitySearch } from "../../../core/flights/index.ts";
import { err, type LocalDate, money, ok, type OfferId, type PlaceCode, USD } from "../../../core/kernel/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { loadChoosing } from "./load-choosing.ts";
import { statusOf } from "./load-results.ts";

const [chosen] = SAMPLE_ONE_WAYS as readonly [FlightOffer];
const place = (code: string) => ({ code: code as PlaceCode, city: "Somewhere" });
const SEARCH: MultiCitySearch = {
  asked: [
    { from: place("JFK"), to: place("LHR"), date: "2027-03-12" as LocalDate },
    { from: place("LHR"), to: place("DUB"), date: "2027-03-19" as LocalDate },
  ],
  party: chosen.party,
  cabin: "M",
};

type Renewal = Awaited<ReturnType<UseCases["renewOffer"]>>;
type Gone = "offer_expired" | "sold_out" | "other_search";

const RENEWED: Renewal = ok({ offer: { ...chosen, id: "anew" as OfferId, farePerTraveller: money(450_00) }, before: money(400_00) });

/** Goes on from a choice that is gone; `afresh` is what its renewed flights are answered. */
function goOn(reason: Gone, renewal: Renewal | null, afresh: Gone | null = null) {
  const useCases: UseCases = {
    ...UNASKED,
    exchangeRatesOf: () => ({ base: USD, perUsd: { USD: 1 }, asOf: "2026-11-20" as LocalDate, source: "test" }),
    searchBound: (_, id) => {
      if (id !== "anew") return Promise.resolve(err({ code: "chosen_gone", reason, held: null }));
      if (afresh !== null) return Promise.resolve(err({ code: "chosen_gone", reason: afresh, held: null }));
      return Promise.resolve(ok({ offers: [], searchMs: 1, chosen: [chosen], later: [], nextAfter: new Map() }));
    },
    ...(renewal && { renewOffer: () => Promise.resolve(renewal) }),
  };
  return loadChoosing(SEARCH, "old", { useCases, currency: USD });
}

describe("a choice that has expired", () => {
  it("is offered anew with the party's totals of then and now", async () => {
    const data = await goOn("offer_expired", RENEWED);
    // Two travellers, and the service fee of 15 dollars once.
    expect(data).toMatchObject({ kind: "gone", renewed: { id: "anew", before: money(815_00), total: money(915_00) } });
    expect(statusOf(data)).toBe(410);
  });

  it("is not offered anew where its flights are gone too, or are no beginning of the search", async () => {
    expect(await goOn("offer_expired", err("sold_out"))).toMatchObject({ kind: "gone", reason: "offer_expired", renewed: null });
    expect(await goOn("offer_expired", RENEWED, "other_search")).toMatchObject({ kind: "gone", renewed: null });
  });
});

it("renews no choice that has not expired", async () => {
  expect(await goOn("sold_out", null)).toMatchObject({ kind: "gone", reason: "sold_out", renewed: null });
});
