import { type ComponentProps } from "react";
import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { ErrorBoundary } from "./faults.tsx";

/** As the browser makes it of an answer that is no page. */
const answered = (status: number) => ({ status, statusText: "", internal: false, data: "{}" });

const said = (error: unknown, address = "/search-results"): string => {
  const props = { error, params: {} } as ComponentProps<typeof ErrorBoundary>;
  return textOf(renderStatic(<ErrorBoundary {...props} />, address));
};

it.each([429, 503])("who is turned away for a moment (%i) hears of no fault, in the language of the page", (status) => {
  expect(said(answered(status))).toContain("A moment, please");
  expect(said(answered(status))).toContain("Try again");
  expect(said(answered(status))).not.toContain("went wrong");
  expect(said(answered(status), "/es/search-results")).toContain("Un momento, por favor");
});

it("what opens the page once it can be opened comes before what leads away", () => {
  for (const error of [answered(503), answered(500), new TypeError("Failed to fetch")])
    expect(said(error)).toMatch(/Try again Back to the flight search/);
});

it("a page that is not there, and a fault of ours, are told as what they are", () => {
  expect(said(answered(404))).toContain("off the map");
  expect(said(answered(500))).toContain("Something went wrong");
  expect(said(new Error("broken"))).toContain("Something went wrong");
  expect(said(new TypeError("undefined is not a function"))).toContain("Something went wrong");
});

it.each([
  "Failed to fetch",
  "NetworkError when attempting to fetch resource.",
  "Load failed",
  "network error",
  "Error in input stream",
  "Importing a module script failed.",
])("a line that is down (%s) is no fault of ours", (words) => {
  expect(said(new TypeError(words))).toContain("You seem to be offline");
  expect(said(new TypeError(words), "/es/search-results")).toContain("Parece que usted no tiene conexión");
});
