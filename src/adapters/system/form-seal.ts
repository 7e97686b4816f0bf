import { type Instant, Temporal } from "../../core/kernel/index.ts";
import type { Signer } from "../../usecases/ports/signer.ts";

const message = (second: string): Uint8Array => Buffer.from(`form/${second}`);

const secondOf = (at: Instant): number => Math.floor(Temporal.Instant.from(at).epochMilliseconds / 1000);

/** A moment with our code behind it: when a form was made, in words that whoever fills it in cannot change. */
export function sealMoment(signer: Signer, at: Instant): string {
  const second = String(secondOf(at));
  return `${second}.${Buffer.from(signer.sign(message(second))).toString("base64url")}`;
}

/** Whole seconds from the moment inside a seal of ours to `now`, or null for any other text. */
export function ageOfSeal(signer: Signer, seal: string, now: Instant): number | null {
  const [second = "", code = "", ...rest] = seal.slice(0, 100).split(".");
  if (rest.length > 0 || !/^\d{1,11}$/.test(second) || !signer.verify(message(second), Buffer.from(code, "base64url"))) return null;
  return secondOf(now) - Number(second);
}
