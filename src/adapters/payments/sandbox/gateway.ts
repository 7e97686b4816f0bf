import { type Instant, isBefore, secondsAfter } from "../../../core/kernel/index.ts";
import type { CardDetails } from "../../../core/payments/index.ts";
import type { Charge, ChargeLedger } from "../../../usecases/ports/charge-ledger.ts";
import type {
  Authorisation,
  AuthoriseOutcome,
  DeclineReason,
  PaymentGateway,
  PaymentStatus,
} from "../../../usecases/ports/payment-gateway.ts";
import { SANDBOX_CARDS } from "./sandbox-cards.ts";

const DECLINES: Readonly<Record<string, DeclineReason>> = {
  [SANDBOX_CARDS.declined]: "declined",
  [SANDBOX_CARDS.insufficientFunds]: "insufficient_funds",
};
/** How long the sandbox stays out of reach after it has timed out. */
const SILENCE_SECONDS = 3;
/** Longer than a traveller is kept waiting for an answer. */
export const LATE_SECONDS = 25;

export interface SandboxPorts {
  readonly ledger: ChargeLedger;
  readonly newToken: () => string;
  /** Comes back after so many seconds. */
  readonly pause: (seconds: number) => Promise<void>;
  /** Told, as by a live gateway's message, that there is news of the payment under a key. */
  readonly onNews: (key: string) => Promise<void>;
}

/** A gateway that charges nobody. It behaves as a live one does, the unpleasant parts included, and keeps no card. */
export function createSandboxGateway(ports: SandboxPorts): PaymentGateway {
  const { ledger } = ports;
  const lost = new Set<string>();
  return {
    name: "sandbox",
    authorise: async (authorisation) => {
      const { key, card } = authorisation;
      if (card.number === SANDBOX_CARDS.losesFirst && !lost.has(key)) {
        lost.add(key);
        return { kind: "unknown" };
      }
      return authoriseWith(ports, authorisation);
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

async function authoriseWith(ports: SandboxPorts, { key, amount, card, at }: Authorisation): Promise<AuthoriseOutcome> {
  const { ledger, newToken } = ports;
  const charge = await ledger.open({ key, amount, ...verdictOn(card, at), paymentId: newToken(), token: newToken(), createdAt: at });
  if (card.number === SANDBOX_CARDS.answersLate) await ports.pause(LATE_SECONDS);
  if (card.number === SANDBOX_CARDS.answersTwice) await Promise.all([ports.onNews(key), ports.onNews(key)]);
  return isSilent(charge, at) ? { kind: "unknown" } : outcomeOf(charge);
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
