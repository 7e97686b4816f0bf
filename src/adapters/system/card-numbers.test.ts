import { expect, it } from "vitest";
import { withoutCardNumbers } from "./card-numbers.ts";

const cleaned = (text: string): string => withoutCardNumbers(text, "…");

it.each([
  ["the end of a sentence", "cannot charge number 4242424242424242.", "cannot charge number …."],
  ["a comma", "4242424242424242, 12/29", "…, 12/29"],
  ["dots between", "4242.4242.4242.4242", "…"],
  ["an address", "?card=4242%204242%204242%204242&x=1", "?card=…&x=1"],
  ["an address, before it", "card%204242424242424242", "card%20…"],
  ["pluses", "4242+4242+4242+4242", "…"],
  ["two blanks", "4242  4242  4242  4242", "…"],
  ["blanks that do not break", "4242\u00a04242\u00a04242\u00a04242", "…"],
  ["hyphens", "4929-1234-1234-1234", "…"],
  ["long hyphens", "4929\u20131234\u20131234\u20131234", "…"],
  ["no gap, and no check digit", "1234123412341234", "…"],
  ["its code behind it", "4242424242424242123", "…"],
  ["an amount behind it", "4242424242424242.50", "…"],
  ["its date behind it", "4242 4242 4242 4242 12 29", "…"],
  ["a count before it", "7 4242424242424242", "…"],
  ["fifteen digits in groups", "3782 822463 10005", "…"],
  ["fifteen digits", "378282246310005", "…"],
  ["odd groups", "42424 24242 424242", "…"],
])("is taken out: a card number with %s", (_, text, left) => {
  expect(cleaned(text)).toBe(left);
});

it.each([
  "2026-12-01T15:00:00.000Z",
  "1796137200000",
  "1999.00 EUR, 250000.50 USD",
  "12.345678901234567 ms",
  "0.1234567890123456",
  "127.0.0.1, 192.168.100.200",
  "550e8400-e29b-41d4-a716-446655440000",
  "booking 7K3QX9M2, order 123456789012",
  "+1 (800) 555-0142",
  "4242 4242 4243",
  "at file.ts:1234:56",
])("stays: %s", (text) => {
  expect(cleaned(text)).toBe(text);
});
