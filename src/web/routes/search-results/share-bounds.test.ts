import { expect, it } from "vitest";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import { shareBounds } from "./share-bounds.ts";

it("keeps every offer as it is and makes equal bounds one object", () => {
  const copies = [...structuredClone(SAMPLE_OFFERS), ...structuredClone(SAMPLE_OFFERS)];
  const shared = shareBounds(copies);
  expect(shared).toEqual(copies);
  expect(copies[0]?.outbound).not.toBe(copies[4]?.outbound);
  expect(shared[0]?.outbound).toBe(shared[4]?.outbound);
  expect(shared[0]?.inbound).toBe(shared[4]?.inbound);
  expect(new Set(shared.map(({ outbound }) => outbound)).size).toBe(4);
});
