import type { Seeded } from "../../../src/core/kernel/seeded.ts";
import { BUYER } from "../../../src/http/routes/testing/buyer.ts";
import { one } from "../shared/hostile-values.ts";
import { FORGERIES } from "./forgeries.ts";
import type { Target } from "./targets.ts";

/** What is posted, and for what. */
export interface Payload {
  readonly kind: Target["kind"];
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
}

/** So few keys that many are sent again with something else. */
const KEYS = 40;

/** What somebody honest would post. */
export function honestPayload(number: number, target: Target, currency: string): Payload {
  const totalAmount = (target.totalIn(currency) / 100).toFixed(2);
  return {
    kind: target.kind,
    key: null,
    body: { ...BUYER, email: `buyer${number}@mail.example`, ...target.fields, currency, totalAmount },
  };
}

/** An honest payload with one to three forgeries. */
export function forgedPayload(number: number, target: Target, others: readonly Target[], chance: Seeded): Payload {
  const honest = honestPayload(number, target, one(chance, target.currencies));
  const body: Record<string, unknown> = { ...honest.body };
  const forgeries = FORGERIES[target.kind];
  for (let count = 1 + chance.below(3); count > 0; count--) one(chance, forgeries)(body, chance, target, others);
  return {
    kind: chance.chance(0.02) ? otherKind(target.kind) : target.kind,
    body,
    key: chance.chance(0.2) ? `key-${chance.below(KEYS)}` : null,
  };
}

const otherKind = (kind: Target["kind"]): Target["kind"] => (kind === "flight" ? "hotel" : "flight");
