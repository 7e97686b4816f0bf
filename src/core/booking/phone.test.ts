import { expect, it } from "vitest";
import { parsePhone } from "./phone.ts";

it.each([
  ["with what people put between its digits", "+1 (718) 555-0163", "+1 (718) 555-0163"],
  ["of an area and a subscriber", "030/1234567", "030/1234567"],
  ["out of a phone's contacts, between marks of direction", "\u202D+1 (718) 555-0163\u202C", "+1 (718) 555-0163"],
  ["out of a page, with hyphens that break no line", "718\u2011555\u20110163", "718-555-0163"],
  ["as a typesetter has it", "718\u2013555\u20130163", "718-555-0163"],
])("takes a number %s", (_, text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});

it.each(["718 555 0163 x5", "718/555", "+", "\u202D\u202C", "7185550163 or 7185550164", "++7185550163", "٧١٨٥٥٥٠١٦٣"])(
  "takes no %s",
  (text) => {
    expect(parsePhone(text)).toBeNull();
  },
);
