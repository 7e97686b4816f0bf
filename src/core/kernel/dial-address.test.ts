import { expect, it } from "vitest";
import { dialAddress } from "./dial-address.ts";

it.each([
  ["(800) 555-0142", "tel:+18005550142"],
  ["1-800-555-0142", "tel:+18005550142"],
  ["+34 910 000 000", "tel:+34910000000"],
  ["112 00", "tel:11200"],
  ["01 42 68 53 00", "tel:0142685300"],
  ["030 901 8200", "tel:0309018200"],
])("dials %s by %s", (written, address) => {
  expect(dialAddress(written)).toBe(address);
});
