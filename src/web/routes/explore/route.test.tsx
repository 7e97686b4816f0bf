import { expect, it } from "vitest";
import { meta } from "./route.tsx";

/** What the browser's tab says of what was loaded. */
const titleOf = (loaderData: unknown): unknown => {
  const args = { matches: [], location: { pathname: "/explore", search: "?when=2026-01" }, loaderData };
  return (meta(args as unknown as Parameters<typeof meta>[0]) ?? [])[0];
};

it("is called by what is wrong where it cannot be asked", () => {
  expect(titleOf({ kind: "faults", faults: [] })).toMatchObject({ title: expect.stringContaining("This search needs a look") });
  expect(titleOf({ kind: "none" })).toMatchObject({ title: expect.stringContaining("Where can I fly?") });
});
