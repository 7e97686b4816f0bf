import { type Instant, Temporal } from "../../core/kernel/index.ts";
import type { Signer } from "../../usecases/ports/signer.ts";

const LONGEST = 200;

const message = (kind: string, parts: readonly string[]): Uint8Array => Buffer.from([kind, ...parts].join("/"));

/** `PART.PART.CODE`: words that whoever holds them cannot change. The code is good for one kind of seal. */
export function sealOf(signer: Signer, kind: string, parts: readonly string[]): string {
  const code = Buffer.from(signer.sign(message(kind, parts))).toString("base64url");
  return [...parts, code].join(".");
}

/** The `count` parts inside a seal of ours of that kind, or null for any other text. */
export function partsOf(signer: Signer, kind: string, count: number, seal: string): readonly string[] | null {
  const words = seal.slice(0, LONGEST).split(".");
  const [parts, code] = [words.slice(0, -1), words.at(-1) ?? ""];
  // A slash would make one part of two, under the same code.
  if (parts.length !== count || parts.some((part) => part.includes("/"))) return null;
  return signer.verify(message(kind, parts), Buffer.from(code, "base64url")) ? parts : null;
}

/** Whole seconds since 1970. */
export const secondOf = (at: Instant): number => Math.floor(Temporal.Instant.from(at).epochMilliseconds / 1000);
