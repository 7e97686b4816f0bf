import type { CardDetails } from "../../../core/payments/index.ts";
import { type Instant, isBefore, secondsAfter } from "../../../core/kernel/index.ts";
import type { Charge, ChargeLedger } from "../../../usecases/ports/charge-ledger.ts";
import type { AuthoriseOutcome, DeclineReason, PaymentGateway, PaymentStatus } from "../../../usecases/ports/payment-gateway.ts";
import { SANDBOX_CARDS } from "./sandbox-cards.ts";

const DECLINES: Readonly<Record<string, DeclineReason>> = {
  [SANDBOX_CARDS.declined]: "declined",
  [SANDBOX_CARDS.insufficientFunds]: "insufficient_funds",
};
/** How long the sandbox stays out of reach after it has timed out. */
const SILENCE_SECONDS = 3;

/** A gateway that charges nobody. It behaves as a live one does, the unpleasant parts included, and keeps no card. */
export function createSandboxGateway(ports: { ledger: ChargeLedger; newToken: () => string }): PaymentGateway {
  const { ledger, newToken } = ports;
  return {
    name: "sandbox",
    authorise: async ({ key, amount, card, at }) => {
      const charge = await ledger.open({ key, amount, ...verdictOn(card, at), paymentId: newToken(), token: newToken(), createdAt: at });
      return isSilent(charge, at) ? { kind: "unknown" } : outcomeOf(charge);
    },
    capture: async ({ paymentId }) => {
      const charge = await ledger.close(paymentId, "captured");
      return charge?.state === "captured" ? { kind: "captured" } : { kind: "declined", reason: "declined" };
    },
    void: async ({ paymentId }) => {
      const charge = await ledger.close(paymentId, "voided");
      return charge?.state === "voided" ? { kind: "voided" } : { kind: "unknown" };
    },
    refund: async ({ key, paymentId, amount, at }) =>
      (await ledger.giveBack({ key, paymentId, amount, createdAt: at })) ? { kind: "refunded" } : { kind: "declined" },
    lookupRefund: async (key) => ((await ledger.hasGivenBack(key)) ? { kind: "refunded" } : { kind: "not_found" }),
    lookup: async (key, at) => {
      const charge = await ledger.find(key);
      if (!charge) return { kind: "not_found" };
      return isSilent(charge, at) ? { kind: "unknown" } : statusOf(charge);
    },
  };
}

/** The bank's decision. From here on the card is a token. */
function verdictOn(card: CardDetails, at: Instant): Pick<Charge, "state" | "declineReason" | "silentUntil"> {
  const declineReason = DECLINES[card.number] ?? null;
  const silentUntil = card.number === SANDBOX_CARDS.timesOut ? secondsAfter(at, SILENCE_SECONDS) : null;
  return { state: declineReason ? "declined" : "authorised", declineReason, silentUntil };
}

function outcomeOf(charge: Charge): AuthoriseOutcome {
  return charge.state === "declined"
    ? { kind: "declined", reason: charge.declineReason ?? "declined" }
    : { kind: "authorised", paymentId: charge.paymentId };
}

function statusOf(charge: Charge): PaymentStatus {
  return charge.state === "declined"
    ? { kind: "declined", reason: charge.declineReason ?? "declined" }
    : { kind: charge.state, paymentId: charge.paymentId };
}

const isSilent = ({ silentUntil }: Charge, at: Instant): boolean => silentUntil !== null && isBefore(at, silentUntil);
