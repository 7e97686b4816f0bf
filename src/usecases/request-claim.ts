import { type BookingRequest, FINGERPRINT_MINUTES, fingerprintText, requestText } from "../core/booking/index.ts";
import { type Instant, minutesBefore } from "../core/kernel/index.ts";
import type { RequestClaim } from "./ports/booking-store.ts";
import type { Clock, Digest, Ids } from "./ports/system.ts";

/** A claim that has not come to a booking after this long was left by a process that died. */
const ABANDONED_AFTER_MINUTES = 2;

/** An attempt to make a booking of a request, under the request's name. */
export function claimFor(request: BookingRequest, { clock, ids, digest }: { clock: Clock; ids: Ids; digest: Digest }): RequestClaim {
  const at = clock.now();
  const abandonedBefore = minutesBefore(at, ABANDONED_AFTER_MINUTES);
  return { ...nameOf(request, at, digest), attempt: ids.rowId(), at, abandonedBefore };
}

type Name = Pick<RequestClaim, "key" | "kind" | "requestHash" | "expiredBefore">;

/** The name under which a request must not happen twice: the client's key, or else the fingerprint of what it asks for. */
export function nameOf(request: BookingRequest, at: Instant, digest: Digest): Name {
  if (request.idempotencyKey !== null) {
    const key = clientKey(request.idempotencyKey, digest);
    return { key, kind: "client", requestHash: digest(requestText(request)), expiredBefore: null };
  }
  const fingerprint = digest(fingerprintText(request));
  const expiredBefore = minutesBefore(at, FINGERPRINT_MINUTES);
  return { key: `fingerprint/${fingerprint}`, kind: "fingerprint", requestHash: fingerprint, expiredBefore };
}

/** Under what name a client's own key is kept. */
export const clientKey = (key: string, digest: Digest): string => `client/${digest(key)}`;
