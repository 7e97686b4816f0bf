import { expect, it } from "vitest";
import { keptAsLoaded, keptPage, NOT_KEPT, shownFor } from "./kept-page.ts";

const secondsOf = (said: Record<string, string>): string | undefined =>
  keptAsLoaded({ loaderHeaders: new Headers(said) })["X-Keep-Page-Seconds"];

it("a page is kept as long as its loader says, and without a word of it as long as any", () => {
  expect(secondsOf({})).toBe(keptPage()["X-Keep-Page-Seconds"]);
  expect(secondsOf(shownFor(5).headers)).toBe("5");
  expect(secondsOf(NOT_KEPT.headers)).toBe("0");
});
