import { describe, expect, it } from "vitest";
import { money } from "../../../core/kernel/index.ts";
import { outcomeStatus, outcomeWait, type RefusalReason, type ReturnedForm } from "./outcome.ts";

const refused = (failure: RefusalReason): ReturnedForm => ({
  kind: "refused",
  failure,
  shownTotal: money(100_00),
  values: {},
  formKey: "key",
});

describe("a booking form that comes back", () => {
  it.each<[RefusalReason, number]>([
    [{ code: "payment_declined", reason: "declined" }, 402],
    [{ code: "too_many", retryAfterSeconds: 90 }, 429],
    [{ code: "offer_forged" }, 404],
    [{ code: "offer_expired" }, 410],
    [{ code: "sale_closed" }, 410],
    [{ code: "supplier_unavailable" }, 502],
    [{ code: "sold_out" }, 409],
    [{ code: "offer_renewed", total: money(120_00) }, 409],
  ] as const)("answers %j with %i", (failure, status) => {
    expect(outcomeStatus(refused(failure))).toBe(status);
  });

  it("is a bad request where its fields are at fault", () => {
    expect(outcomeStatus({ kind: "faults", faults: [], values: {}, formKey: "key" })).toBe(400);
  });

  it("names the seconds to wait where too many were sent, and else none", () => {
    expect(outcomeWait(refused({ code: "too_many", retryAfterSeconds: 90 }))).toBe(90);
    expect(outcomeWait(refused({ code: "sold_out" }))).toBeNull();
    expect(outcomeWait({ kind: "faults", faults: [], values: {}, formKey: "key" })).toBeNull();
  });
});
