import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import type { Signer } from "../../usecases/ports/signer.ts";

/** Half of the HMAC: 128 bits cannot be guessed, and offer ids stay short. */
const CODE_BYTES = 16;

/** HMAC-SHA256 with the server's secret, cut to 16 bytes (RFC 2104, section 5). */
export function createSigner(secretKey: string): Signer {
  const key = createSecretKey(secretKey, "utf8"); // read once: an answer signs two hundred offers, and to read the key takes most of each
  const sign = (message: Uint8Array): Uint8Array => createHmac("sha256", key).update(message).digest().subarray(0, CODE_BYTES);
  return { sign, verify: (message, code) => code.length === CODE_BYTES && timingSafeEqual(sign(message), code) };
}
