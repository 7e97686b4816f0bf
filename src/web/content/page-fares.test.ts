import { expect, it } from "vitest";
import type { FromFareQuestion, FromFares } from "../../core/flights/index.ts";
import { type LocalDate, USD } from "../../core/kernel/index.ts";
import { UNASKED } from "../../../tests/support/unasked-use-cases.ts";
import { filledPages, SAMPLE_FARES } from "../../../tests/support/written-routes.ts";
import { keptAsLoaded } from "../present/kept-page.ts";
import { SAMPLE_PRICING } from "../testing/sample-rooms.ts";
import { listFareQuestions, withFares } from "./page-fares.server.ts";

const PAGES = [...filledPages("destination"), ...filledPages("airline").filter(({ hasStopped }) => !hasStopped), ...filledPages("theme")];
const TODAY = "2026-12-01" as LocalDate;

/** What a loader gives of a page, what its route says of keeping it, and the faults that were written down. */
async function load(page: (typeof PAGES)[number], listFromFares: (question: FromFareQuestion) => Promise<FromFares>) {
  const faults: unknown[] = [];
  const useCases = { ...UNASKED, today: () => TODAY, exchangeRates: () => SAMPLE_PRICING.rates, listFromFares };
  const { data, init } = await withFares(
    { page, start: "the start" },
    { useCases, currency: USD, logFault: (fault) => faults.push(fault) },
  );
  return { data, faults, kept: keptAsLoaded({ loaderHeaders: new Headers(init?.headers) })["X-Keep-Page-Seconds"] };
}

it.each(PAGES)("$path asks for its fares what is asked for ahead", async (page) => {
  const asked: string[] = [];
  await load(page, async (question) => (asked.push(JSON.stringify(question)), SAMPLE_FARES));
  expect(asked).toHaveLength(1);
  expect(listFareQuestions().map((question) => JSON.stringify(question))).toContain(asked[0]);
});

it.each(PAGES)("$path is shown with its fares, and kept", async (page) => {
  const { data, faults, kept } = await load(page, async () => SAMPLE_FARES);
  expect(data).toMatchObject({ page, start: "the start", fares: { cheapest: SAMPLE_FARES.cheapest, pricing: SAMPLE_PRICING } });
  expect([faults, kept]).toEqual([[], "600"]);
});

it.each(PAGES)("$path is shown without fares and kept for nobody else when they cannot be looked for", async (page) => {
  const fault = new Error("the supply is away");
  const { data, faults, kept } = await load(page, () => Promise.reject(fault));
  expect(data).toMatchObject({ page, start: "the start", fares: { cheapest: [], byMonth: [] } });
  expect([faults, kept]).toEqual([[fault], "0"]);
});
