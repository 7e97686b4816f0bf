import { expect, it } from "vitest";
import type { FromFareQuestion, FromFares } from "../core/flights/index.ts";
import type { AirlineCode, LocalDate } from "../core/kernel/index.ts";
import { createPrepareFromFares } from "./prepare-from-fares.ts";

const NOTHING: FromFares = { cheapest: [], byMonth: [], foundOn: "2027-03-01" as LocalDate };
const QUESTIONS = ["AF", "BA", "CM"].map((code): FromFareQuestion => ({ routes: [], airline: code as AirlineCode, cabin: "M" }));

it("asks one question after the other, ahead of visitors, until it is stopped", async () => {
  const asked: unknown[] = [];
  const prepare = createPrepareFromFares({
    questions: QUESTIONS,
    isStopped: () => asked.length === 2,
    listFromFares: async ({ airline }, when) => {
      asked.push([airline, when]);
      return NOTHING;
    },
  });
  await prepare();
  expect(asked).toEqual([
    ["AF", "ahead"],
    ["BA", "ahead"],
  ]);
});
