import { timingSafeEqual } from "node:crypto";
import type { Signer } from "../../usecases/ports/signer.ts";
import { createHmacSha256 } from "./hmac-sha256.ts";

/** Half of the HMAC: 128 bits cannot be guessed, and offer ids stay short. */
const CODE_BYTES = 16;

/** HMAC-SHA256 with the server's secret, cut to 16 bytes (RFC 2104, section 5). */
export function createSigner(secretKey: string): Signer {
  const sign = createHmacSha256(secretKey, CODE_BYTES);
  return { sign, verify: (message, code) => code.length === CODE_BYTES && timingSafeEqual(sign(message), code) };
}
