import { createHash, randomBytes, randomUUID } from "node:crypto";
import { bookingIdFrom } from "../../core/kernel/index.ts";
import type { Digest, Ids } from "../../usecases/ports/system.ts";

/** Ids from the system's source of randomness: nobody can guess the next one. */
export const systemIds: Ids = { bookingId: () => bookingIdFrom(randomBytes(5)), rowId: () => randomUUID() };

/** A value that is used once, such as a page's script nonce or a card's token: 16 random bytes, URL-safe. */
export const newToken = (): string => randomBytes(16).toString("base64url");

export const sha256: Digest = (text) => createHash("sha256").update(text).digest("hex");
