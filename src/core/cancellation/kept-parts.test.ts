import { expect, it } from "vitest";
import type { CancellationRule } from "../booking/index.ts";
import { type Instant, money } from "../kernel/index.ts";
import { keptParts } from "./index.ts";

const BOOKED = "2027-03-01T12:00:00Z" as Instant;

it.each<[CancellationRule, "byUs" | "bySupplier" | null]>([
  [{ kind: "fare_not_refundable" }, "bySupplier"],
  [{ kind: "fare_penalty" }, "bySupplier"],
  [{ kind: "hotel_penalty" }, "bySupplier"],
  [{ kind: "hotel_not_refundable" }, "bySupplier"],
  [{ kind: "service_fee_kept" }, "byUs"],
  [{ kind: "policy", key: "cancellationFee", heldAt: BOOKED }, "byUs"],
  [{ kind: "already_given_back" }, null],
])("what is taken by %o is kept %s", (rule, keeper) => {
  const lines = [
    { amount: money(300_00), rule: { kind: "paid" } },
    { amount: money(-40_00), rule },
  ] as const;
  const kept = { byUs: money(0), bySupplier: money(0), ...(keeper !== null && { [keeper]: money(40_00) }) };
  expect(keptParts({ lines, refund: money(260_00) })).toEqual(kept);
});
