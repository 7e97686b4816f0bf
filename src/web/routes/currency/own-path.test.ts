import { expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

it.each(["/", "/search-results?source=JFK-New%20York&trpType=oneWay", "/flight-details/abc.def"])("keeps %s", (path) => {
  expect(ownPath(path)).toBe(path);
});

it.each(["", "https://evil.example/", "//evil.example", "/\\evil.example", "\\\\evil.example", "/\t/evil.example", "/.//evil.example"])(
  "does not leave the site for %j",
  (next) => {
    expect(ownPath(next)).toBe("/");
  },
);
