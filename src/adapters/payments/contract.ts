import { beforeEach, describe, expect, it } from "vitest";
import { type Instant, money } from "../../core/kernel/index.ts";
import type { CardDetails } from "../../core/payments/index.ts";
import type { Authorisation, PaymentGateway } from "../../usecases/ports/payment-gateway.ts";

/** Card numbers that make a gateway's test mode behave in a certain way. */
interface ContractCards {
  readonly approved: string;
  readonly declined: string;
  readonly insufficientFunds: string;
  /** The gateway acts, but does not answer in time. */
  readonly timesOut: string;
  /** The gateway loses the first request and takes the next. */
  readonly losesFirst: string;
}

const NOW = "2027-03-01T12:00:00Z" as Instant;
/** When a gateway that timed out can be reached again. */
const LATER = "2027-03-01T12:05:00Z" as Instant;

/** What every payment gateway must do. `reset` gives one without payments before each test. */
export function describePaymentGateway(name: string, cards: ContractCards, reset: () => Promise<PaymentGateway>): void {
  describe(`the payment gateway (${name})`, () => {
    let gateway: PaymentGateway;
    beforeEach(async () => {
      gateway = await reset();
    });
    const authorise = (number: string, change: Partial<Authorisation> = {}) =>
      gateway.authorise({ key: "booking/1", amount: money(515_00), card: cardOf(number), at: NOW, ...change });
    const authorised = async () => {
      const outcome = await authorise(cards.approved);
      if (outcome.kind !== "authorised") throw new Error(`Not authorised but ${outcome.kind}.`);
      return { key: "booking/1", paymentId: outcome.paymentId, at: NOW };
    };

    it("sets money aside, takes it, and says so", async () => {
      const order = await authorised();
      expect(await gateway.lookup("booking/1", NOW)).toEqual({ kind: "authorised", paymentId: order.paymentId });
      expect(await gateway.capture(order)).toEqual({ kind: "captured" });
      expect(await gateway.lookup("booking/1", NOW)).toEqual({ kind: "captured", paymentId: order.paymentId });
    });

    it("charges once, however often a key comes", async () => {
      const [first, second] = await Promise.all([authorised(), authorised()]);
      expect(second.paymentId).toBe(first.paymentId);
      expect(await gateway.capture(first)).toEqual({ kind: "captured" });
      expect(await gateway.capture(first)).toEqual({ kind: "captured" });
      expect(await authorise(cards.declined)).toMatchObject({ kind: "authorised" });
    });

    it("lets go what was set aside, and then takes nothing", async () => {
      const order = await authorised();
      expect(await gateway.void(order)).toEqual({ kind: "voided" });
      expect(await gateway.void(order)).toEqual({ kind: "voided" });
      expect(await gateway.capture(order)).toMatchObject({ kind: "declined" });
      expect(await gateway.lookup("booking/1", NOW)).toMatchObject({ kind: "voided" });
    });

    it("does not let go what was taken", async () => {
      const order = await authorised();
      await gateway.capture(order);
      expect(await gateway.void(order)).toEqual({ kind: "unknown" });
      expect(await gateway.lookup("booking/1", NOW)).toMatchObject({ kind: "captured" });
    });

    it.each([
      ["declined", cards.declined],
      ["insufficient_funds", cards.insufficientFunds],
    ])("passes a refusal on: %s", async (reason, number) => {
      expect(await authorise(number)).toEqual({ kind: "declined", reason });
      expect(await gateway.lookup("booking/1", NOW)).toEqual({ kind: "declined", reason });
    });

    it("checks a card for nothing, and refuses a bad one all the same", async () => {
      const nothing = { amount: money(0) };
      const outcome = await authorise(cards.approved, nothing);
      if (outcome.kind !== "authorised") throw new Error(`Not authorised but ${outcome.kind}.`);
      expect(await gateway.capture({ key: "booking/1", paymentId: outcome.paymentId, at: NOW })).toEqual({ kind: "captured" });
      expect(await authorise(cards.declined, { ...nothing, key: "booking/2" })).toEqual({ kind: "declined", reason: "declined" });
      expect(await authorise(cards.timesOut, { ...nothing, key: "booking/3" })).toEqual({ kind: "unknown" });
      expect(await gateway.lookup("booking/3", LATER)).toMatchObject({ kind: "authorised" });
    });

    it("does not know what became of a payment that timed out, until it does", async () => {
      expect(await authorise(cards.timesOut)).toEqual({ kind: "unknown" });
      expect(await gateway.lookup("booking/1", NOW)).toEqual({ kind: "unknown" });
      expect(await gateway.lookup("booking/1", LATER)).toMatchObject({ kind: "authorised" });
    });

    it("gives back a part of what was taken, once a key and never more than all of it", async () => {
      const order = await authorised();
      const back = (key: string, amount: number) => gateway.refund({ ...order, key, amount: money(amount) });
      expect(await back("refund/1", 100_00)).toEqual({ kind: "declined" });
      await gateway.capture(order);
      expect(await gateway.lookupRefund("refund/1", NOW)).toEqual({ kind: "not_found" });
      expect(await back("refund/1", 100_00)).toEqual({ kind: "refunded" });
      expect(await back("refund/1", 100_00)).toEqual({ kind: "refunded" });
      expect(await gateway.lookupRefund("refund/1", NOW)).toEqual({ kind: "refunded" });
      expect(await back("refund/2", 415_01)).toEqual({ kind: "declined" });
      expect(await back("refund/2", 415_00)).toEqual({ kind: "refunded" });
    });

    it("may lose a request before it has done anything: then it has not heard of it, and the same key may come again", async () => {
      expect(await authorise(cards.losesFirst)).toEqual({ kind: "unknown" });
      expect(await gateway.lookup("booking/1", NOW)).toEqual({ kind: "not_found" });
      expect(await authorise(cards.losesFirst)).toMatchObject({ kind: "authorised" });
      expect(await gateway.lookup("booking/1", NOW)).toMatchObject({ kind: "authorised" });
    });

    it("has never heard of a key that nobody used", async () => {
      expect(await gateway.lookup("booking/2", NOW)).toEqual({ kind: "not_found" });
    });
  });
}

const cardOf = (number: string): CardDetails => ({ holderName: "Ada Lovelace", number, securityCode: "123", expiry: null });
