import { createSandboxGateway } from "../../../src/adapters/payments/sandbox/gateway.ts";
import type { Money } from "../../../src/core/kernel/index.ts";
import type { PaymentGateway } from "../../../src/usecases/ports/payment-gateway.ts";
import { createMemoryChargeLedger } from "../../../src/usecases/testing/memory-charge-ledger.ts";

/** What the bank was told to do for one sale. */
export interface Moved {
  /** What it was asked to set aside, an amount a request. */
  readonly setAside: readonly Money[];
  /** What it has taken. */
  readonly taken: readonly Money[];
}

/** The sandbox with its books open. */
interface Bank {
  readonly gateway: PaymentGateway;
  /** What moves while some work is done. Nothing else may be at work. */
  during<Value>(work: () => Promise<Value>): Promise<Moved & { readonly value: Value }>;
}

export function openBank(): Bank {
  const asked: Money[] = [];
  const ledger = createMemoryChargeLedger();
  let tokens = 0;
  const newToken = (): string => `token-${++tokens}`;
  const sandbox = createSandboxGateway({ ledger, newToken, pause: async () => undefined, onNews: async () => undefined });
  const captured = () => ledger.charges.filter(({ state }) => state === "captured");
  const gateway: PaymentGateway = {
    ...sandbox,
    authorise: (authorisation) => {
      asked.push(authorisation.amount);
      return sandbox.authorise(authorisation);
    },
  };
  return {
    gateway,
    during: async (work) => {
      const [askedBefore, before] = [asked.length, new Set(captured())];
      const value = await work();
      const taken = captured().filter((charge) => !before.has(charge));
      return { value, setAside: asked.slice(askedBefore), taken: taken.map(({ amount }) => amount) };
    },
  };
}
