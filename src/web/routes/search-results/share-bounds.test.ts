import { expect, it } from "vitest";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import { shareBounds } from "./share-bounds.ts";

it("keeps every offer as it is and makes equal bounds one object", () => {
  const copies = [...structuredClone(SAMPLE_OFFERS), ...structuredClone(SAMPLE_OFFERS)];
  const shared = shareBounds(copies);
  expect(shared).toEqual(copies);
  expect(copies[0]?.bounds[0]).not.toBe(copies[4]?.bounds[0]);
  expect(shared[0]?.bounds[0]).toBe(shared[4]?.bounds[0]);
  expect(shared[0]?.bounds[1]).toBe(shared[4]?.bounds[1]);
  expect(new Set(shared.map(({ bounds }) => bounds[0])).size).toBe(4);
});
