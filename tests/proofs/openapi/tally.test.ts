import { expect, it } from "vitest";
import { createTally } from "./tally.ts";

function tallyOf(kind: string | null, statuses: Readonly<Record<number, number>>) {
  const tally = createTally();
  for (const [status, times] of Object.entries(statuses)) for (let time = 0; time < times; time++) tally.count(kind, Number(status));
  return tally;
}

it("finds fault with a storm that was refused as a whole, however politely", () => {
  expect(tallyOf("GET /a", { 400: 60, 404: 40 }).unheard()).toEqual([
    "GET /a was heard 0 times of 100: little but its door was tried.",
    "Only 0 requests were heard at all.",
  ]);
});

it("finds fault with a kind of which none gets through while others do", () => {
  const tally = tallyOf("GET /a", { 400: 100 });
  for (let time = 0; time < 100; time++) tally.count("GET /b", 200);
  expect(tally.unheard()).toEqual(["GET /a was heard 0 times of 100: little but its door was tried."]);
});

it("is content with some of each kind, with few of which nothing can be said, and with kinds of which none need", () => {
  expect(tallyOf("GET /a", { 200: 10, 303: 4, 400: 86 }).unheard()).toEqual([]);
  expect(tallyOf("GET /a", { 400: 9 }).unheard()).toEqual([]);
  expect(tallyOf(null, { 200: 10, 405: 90 }).unheard()).toEqual([]);
});

it("says how often each status was answered", () => {
  const tally = tallyOf("GET /a", { 404: 2, 201: 1, 303: 1 });
  expect([tally.words(), tally.heard()]).toEqual(["201: 1, 303: 1, 404: 2", 2]);
});
