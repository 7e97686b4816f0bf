import { expect, it } from "vitest";
import { type WatchFault, watchStatus } from "./watch-outcome.ts";

it.each<[WatchFault, number]>([
  [{ code: "invalid_email" }, 400],
  [{ code: "too_late" }, 400],
  [{ code: "search" }, 400],
  [{ code: "unanswered" }, 502],
  [{ code: "too_many", retryAfterSeconds: 60 }, 429],
])("a watch that is refused for %j is answered with %i", (fault, status) => {
  expect(watchStatus({ kind: "refused", fault, search: null, email: "" })).toBe(status);
});

it("a watch that was asked for is answered with 200", () => {
  expect(watchStatus({ kind: "sent", search: null, email: "maya@example.com" })).toBe(200);
});
