import type { Instant } from "../../core/kernel/index.ts";
import type { Signer } from "../../usecases/ports/signer.ts";
import { partsOf, sealOf, secondOf } from "./seal.ts";

/** For how long a booking that was looked up stays open at its address. */
const OPEN_SECONDS = 60 * 60;

/** A booking id and the moment at which somebody showed that it is theirs, with our code behind both. */
export const sealManaged = (signer: Signer, id: string, at: Instant): string => sealOf(signer, "manage", [id, String(secondOf(at))]);

/** The id inside a seal of ours; `old` when too much time has passed, null for any other text. */
export function openManaged(signer: Signer, seal: string, now: Instant): { readonly id: string } | "old" | null {
  const [id, second] = partsOf(signer, "manage", 2, seal) ?? [];
  if (id === undefined) return null;
  return secondOf(now) - Number(second) > OPEN_SECONDS ? "old" : { id };
}
