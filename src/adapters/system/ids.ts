import { createHash, randomBytes, randomFillSync, randomUUID } from "node:crypto";
import { bookingIdFrom } from "../../core/kernel/index.ts";
import type { Digest, Ids } from "../../usecases/ports/system.ts";

const TOKEN_BYTES = 16;
/** Of tokens to come: every answer takes one, and to ask the system for 16 bytes takes it as long as for all of these. */
const drawn = Buffer.alloc(256 * TOKEN_BYTES);
let drawnTo = drawn.length;

/** Ids from the system's source of randomness: nobody can guess the next one. */
export const systemIds: Ids = { bookingId: () => bookingIdFrom(randomBytes(5)), rowId: () => randomUUID() };

/** A value that is used once, such as a page's script nonce or a card's token: 16 random bytes, URL-safe. */
export function newToken(): string {
  if (drawnTo === drawn.length) {
    randomFillSync(drawn);
    drawnTo = 0;
  }
  return drawn.toString("base64url", drawnTo, (drawnTo += TOKEN_BYTES));
}

export const sha256: Digest = (text) => createHash("sha256").update(text).digest("hex");
