import type { Instant } from "../../core/kernel/index.ts";
import type { Signer } from "../../usecases/ports/signer.ts";
import { partsOf, sealOf, secondOf } from "./seal.ts";

/** A moment with our code behind it: when a form was made, in words that whoever fills it in cannot change. */
export const sealMoment = (signer: Signer, at: Instant): string => sealOf(signer, "form", [String(secondOf(at))]);

/** Whole seconds from the moment inside a seal of ours to `now`, or null for any other text. */
export function ageOfSeal(signer: Signer, seal: string, now: Instant): number | null {
  const second = partsOf(signer, "form", 1, seal)?.[0];
  return second === undefined ? null : secondOf(now) - Number(second);
}
