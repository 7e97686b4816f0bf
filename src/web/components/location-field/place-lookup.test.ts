import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_DETAILS } from "./place-details.ts";
import { createPlaceLookup, LOOKUP_DELAY_MS, type PlaceAnswer } from "./place-lookup.ts";

const found = (...places: readonly string[]) => ({ places, details: NO_DETAILS });
const LONDON = found("LON-London", "LHR-London");

function setUp(ask: (keyword: string) => Promise<typeof LONDON> = () => Promise.resolve(LONDON)) {
  const asked: string[] = [];
  const shown: (PlaceAnswer | null)[] = [];
  const failures: unknown[] = [];
  const lookup = createPlaceLookup({
    ask: (keyword) => (asked.push(keyword), ask(keyword)),
    show: (answer) => shown.push(answer),
    logFailure: (error) => failures.push(error),
    minimum: 3,
  });
  return { lookup, asked, shown, failures };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("looking places up", () => {
  it("waits until the text has rested for 500 ms", async () => {
    const { lookup, asked, shown } = setUp();
    lookup.type("lon");
    await vi.advanceTimersByTimeAsync(LOOKUP_DELAY_MS - 1);
    lookup.type("lond");
    await vi.advanceTimersByTimeAsync(LOOKUP_DELAY_MS - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(["lond"]);
    expect(shown).toEqual([{ keyword: "lond", ...LONDON }]);
  });

  it("asks nothing below the minimum, and hides the list", async () => {
    const { lookup, asked, shown } = setUp();
    lookup.type("lo ");
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
    expect(shown).toEqual([null]);
    expect(await lookup.settle("lo")).toBeNull();
  });

  it("shows only the answer to the latest text, whichever comes first", async () => {
    const answers = new Map<string, (answer: typeof LONDON) => void>();
    const { lookup, shown } = setUp((keyword) => new Promise((resolve) => answers.set(keyword, resolve)));
    const first = lookup.settle("bos");
    const second = lookup.settle("bost");
    answers.get("bost")?.(found("BOS-Boston"));
    answers.get("bos")?.(found("BOS-Bosaso"));
    expect(await second).toEqual({ keyword: "bost", ...found("BOS-Boston") });
    expect(await first).toBeNull();
    expect(shown).toEqual([{ keyword: "bost", ...found("BOS-Boston") }]);
  });

  it("answers at once when somebody leaves early, and does not ask again", async () => {
    const { lookup, asked } = setUp();
    lookup.type("lon");
    expect(await lookup.settle("lon")).toEqual({ keyword: "lon", ...LONDON });
    await vi.runAllTimersAsync();
    expect(asked).toEqual(["lon"]);
  });

  it("only logs a failure", async () => {
    const fault = new Error("offline");
    const { lookup, shown, failures } = setUp(() => Promise.reject(fault));
    expect(await lookup.settle("lon")).toBeNull();
    expect(failures).toEqual([fault]);
    expect(shown).toEqual([]);
  });

  it("forgets what is under way when it is cleared", async () => {
    const { lookup, asked, shown } = setUp();
    lookup.type("lon");
    lookup.clear();
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
    expect(shown).toEqual([null]);
  });
});
