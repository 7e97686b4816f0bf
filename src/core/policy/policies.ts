import { CHANGE_FEES } from "./change-fees.ts";
import { isMet, type PolicyCondition } from "./condition.ts";
import { LIMITS } from "./limits.ts";
import type { PolicyPage } from "./policy.ts";
import { POST_TICKETING_FEES } from "./post-ticketing-fees.ts";
import { SERVICE_FEES } from "./service-fees.ts";

/** Every fee and limit of the agency, each said once (specification of pages, section 9). */
export const POLICY = { ...LIMITS, ...SERVICE_FEES, ...CHANGE_FEES, ...POST_TICKETING_FEES } as const;

export type PolicyKey = keyof typeof POLICY;

export const POLICY_KEYS = Object.keys(POLICY) as readonly PolicyKey[];

export const isPolicyKey = (word: string): word is PolicyKey => Object.hasOwn(POLICY, word);

/**
 * The fees of a page that hold for a case: those whose every named fact the case meets, without those that another of them
 * replaces. Limits and windows are not fees.
 */
export function listFees(page: PolicyPage, known: PolicyCondition): readonly PolicyKey[] {
  const met = POLICY_KEYS.filter(
    (key) => POLICY[key].page === page && POLICY[key].figure.kind === "money" && isMet(POLICY[key].when, known),
  );
  const replaced = new Set(met.flatMap((key) => POLICY[key].replaces));
  return met.filter((key) => !replaced.has(key));
}
