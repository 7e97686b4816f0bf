import { describe, expect, it } from "vitest";
import { type Instant, money } from "../../../core/kernel/index.ts";
import type { ChargeLedger } from "../../../usecases/ports/charge-ledger.ts";
import { createMemoryChargeLedger } from "../../../usecases/testing/memory-charge-ledger.ts";
import { describePaymentGateway } from "../contract.ts";
import { createSandboxGateway, LATE_SECONDS, type SandboxPorts } from "./gateway.ts";
import { SANDBOX_CARDS } from "./sandbox-cards.ts";

function tokens(): () => string {
  let last = 0;
  return () => `token-${++last}`;
}

const sandboxOf = (ledger: ChargeLedger, ports: Partial<SandboxPorts> = {}) =>
  createSandboxGateway({ ledger, newToken: tokens(), pause: async () => undefined, onNews: async () => undefined, ...ports });

describePaymentGateway("sandbox", SANDBOX_CARDS, async () => sandboxOf(createMemoryChargeLedger()));

const AT = "2027-03-01T12:00:00Z" as Instant;
const paidWith = (number: string) => ({
  key: "booking/1",
  amount: money(100),
  card: { holderName: "Grace Hopper", number, securityCode: "987", expiry: { month: 7, year: 2031 } },
  at: AT,
});

describe("the sandbox", () => {
  it("approves any 16 digits and keeps none of them", async () => {
    const ledger = createMemoryChargeLedger();
    expect(await sandboxOf(ledger).authorise(paidWith("1234567890123456"))).toMatchObject({ kind: "authorised" });
    expect(JSON.stringify(ledger.charges)).not.toMatch(/1234567890123456|987|Grace|2031/);
    expect(ledger.charges).toHaveLength(1);
  });

  it("may charge at once and answer when nobody waits any more", async () => {
    const pauses: number[] = [];
    const ledger = createMemoryChargeLedger();
    const pause = async (seconds: number) => {
      expect(ledger.charges).toMatchObject([{ state: "authorised" }]);
      pauses.push(seconds);
    };
    expect(await sandboxOf(ledger, { pause }).authorise(paidWith(SANDBOX_CARDS.answersLate))).toMatchObject({ kind: "authorised" });
    expect(pauses).toEqual([LATE_SECONDS]);
  });

  it("may report one payment twice", async () => {
    const news: string[] = [];
    const onNews = async (key: string) => void news.push(key);
    const ledger = createMemoryChargeLedger();
    expect(await sandboxOf(ledger, { onNews }).authorise(paidWith(SANDBOX_CARDS.answersTwice))).toMatchObject({ kind: "authorised" });
    expect([news, ledger.charges.length]).toEqual([["booking/1", "booking/1"], 1]);
  });
});
