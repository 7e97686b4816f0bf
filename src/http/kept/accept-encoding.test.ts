import { expect, it } from "vitest";
import { chooseEncoding } from "./accept-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["deflate", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["br;q=0", "identity"],
  ["gzip;q=0.5", "gzip"],
  ["gzip;q=0.5, br;q=0.4", "gzip"],
  ["gzip;q=0.001", "gzip"],
  ["identity, gzip;q=0.9", "identity"],
  ["identity;q=0.5, br;q=0.5", "br"],
  ["br; q=0.5 , gzip ; q=0.8", "gzip"],
  ["br;q=2, gzip;q=many, identity;q=-1", "identity"],
  ["identity;q=0", "identity"],
] as const)("for %j sends %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
