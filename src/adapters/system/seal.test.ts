import { expect, it } from "vitest";
import type { Instant } from "../../core/kernel/index.ts";
import { partsOf, sealOf, secondOf } from "./seal.ts";
import { createSigner } from "./signer.ts";

const signer = createSigner("a secret that is long enough for the tests");
const seal = sealOf(signer, "manage", ["7K3M9QXZ", "1800000000"]);
const code = seal.split(".")[2];

it("gives back the parts that were sealed", () => {
  expect(partsOf(signer, "manage", 2, seal)).toEqual(["7K3M9QXZ", "1800000000"]);
});

it("opens to no other kind, secret or number of parts", () => {
  expect(partsOf(signer, "bill", 2, seal)).toBeNull();
  expect(partsOf(createSigner("another secret that is long enough"), "manage", 2, seal)).toBeNull();
  expect(partsOf(signer, "manage", 1, seal)).toBeNull();
});

it("opens to no other text under its code", () => {
  for (const text of ["", `.${code}`, `ZZZZZZZZ.1800000000.${code}`, `${seal}.x`]) expect(partsOf(signer, "manage", 2, text)).toBeNull();
  expect(partsOf(signer, "manage", 1, `7K3M9QXZ/1800000000.${code}`)).toBeNull();
});

it("counts whole seconds", () => {
  expect(secondOf("1970-01-01T00:01:30.999Z" as Instant)).toBe(90);
});
