import { type Instant, Temporal } from "../../core/kernel/index.ts";
import type { Signer } from "../../usecases/ports/signer.ts";

/** For how long a booking that was looked up stays open at its address. */
const OPEN_SECONDS = 60 * 60;

const message = (id: string, second: string): Uint8Array => Buffer.from(`manage/${id}/${second}`);

const secondOf = (at: Instant): number => Math.floor(Temporal.Instant.from(at).epochMilliseconds / 1000);

/** A booking id and the moment at which somebody showed that it is theirs, with our code behind both. */
export function sealManaged(signer: Signer, id: string, at: Instant): string {
  const second = String(secondOf(at));
  return `${id}.${second}.${Buffer.from(signer.sign(message(id, second))).toString("base64url")}`;
}

/** The id inside a seal of ours; `old` when too much time has passed, null for any other text. */
export function openManaged(signer: Signer, seal: string, now: Instant): { readonly id: string } | "old" | null {
  const [id = "", second = "", code = "", ...rest] = seal.slice(0, 200).split(".");
  if (rest.length > 0 || !signer.verify(message(id, second), Buffer.from(code, "base64url"))) return null;
  return secondOf(now) - Number(second) > OPEN_SECONDS ? "old" : { id };
}
