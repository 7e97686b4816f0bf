import { describe, expect, it } from "vitest";
import { type Instant, money } from "../../../core/kernel/index.ts";
import { createMemoryChargeLedger } from "../../../usecases/testing/memory-charge-ledger.ts";
import { describePaymentGateway } from "../contract.ts";
import { createSandboxGateway } from "./gateway.ts";
import { SANDBOX_CARDS } from "./sandbox-cards.ts";

function tokens(): () => string {
  let last = 0;
  return () => `token-${++last}`;
}

describePaymentGateway("sandbox", SANDBOX_CARDS, async () =>
  createSandboxGateway({ ledger: createMemoryChargeLedger(), newToken: tokens() }),
);

describe("the sandbox", () => {
  it("approves any 16 digits and keeps none of them", async () => {
    const ledger = createMemoryChargeLedger();
    const gateway = createSandboxGateway({ ledger, newToken: tokens() });
    const card = { holderName: "Grace Hopper", number: "1234567890123456", securityCode: "987", expiry: { month: 7, year: 2031 } };
    const at = "2027-03-01T12:00:00Z" as Instant;
    expect(await gateway.authorise({ key: "booking/1", amount: money(100), card, at })).toMatchObject({ kind: "authorised" });
    expect(JSON.stringify(ledger.charges)).not.toMatch(/1234567890123456|987|Grace|2031/);
    expect(ledger.charges).toHaveLength(1);
  });
});
