import { expect, it } from "vitest";
import { type Instant, secondsAfter } from "../../core/kernel/index.ts";
import { sealBookingId } from "./booking-seal.ts";
import { openManaged, sealManaged } from "./manage-seal.ts";
import { createSigner } from "./signer.ts";

const signer = createSigner("a secret that is long enough for the tests");
const NOW = "2027-03-01T12:00:00Z" as Instant;
const seal = sealManaged(signer, "7K3M9QXZ", NOW);
const after = (seconds: number) => openManaged(signer, seal, secondsAfter(NOW, seconds));

it("opens for an hour, and says afterwards that it did", () => {
  expect([after(0), after(3600), after(3601)]).toEqual([{ id: "7K3M9QXZ" }, { id: "7K3M9QXZ" }, "old"]);
});

it("opens to no other text, time, secret, or kind of seal", () => {
  const [id, second, code] = seal.split(".");
  const forged = ["", id ?? "", `${id}.${second}`, `ZZZZZZZZ.${second}.${code}`, `${id}.${Number(second) + 1}.${code}`, `${seal}.x`];
  for (const text of [...forged, sealBookingId(signer, "7K3M9QXZ")]) expect(openManaged(signer, text, NOW)).toBeNull();
  expect(openManaged(createSigner("another secret that is long enough"), seal, NOW)).toBeNull();
});
