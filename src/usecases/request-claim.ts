import { type BookingRequest, FINGERPRINT_MINUTES, fingerprintText, requestText } from "../core/booking/index.ts";
import { minutesBefore } from "../core/kernel/index.ts";
import type { RequestClaim } from "./ports/booking-store.ts";
import type { Clock, Digest, Ids } from "./ports/system.ts";

/** A claim that has not come to a booking after this long was left by a process that died. */
const ABANDONED_AFTER_MINUTES = 2;

/** The name under which a request must not happen twice: the client's key, or else the fingerprint of what it asks for. */
export function claimFor(request: BookingRequest, ports: { clock: Clock; ids: Ids; digest: Digest }): RequestClaim {
  const at = ports.clock.now();
  const common = { attempt: ports.ids.rowId(), at, abandonedBefore: minutesBefore(at, ABANDONED_AFTER_MINUTES) };
  if (request.idempotencyKey !== null) {
    const key = clientKey(request.idempotencyKey, ports.digest);
    return { ...common, key, kind: "client", requestHash: ports.digest(requestText(request)), expiredBefore: null };
  }
  const fingerprint = ports.digest(fingerprintText(request));
  const expiredBefore = minutesBefore(at, FINGERPRINT_MINUTES);
  return { ...common, key: `fingerprint/${fingerprint}`, kind: "fingerprint", requestHash: fingerprint, expiredBefore };
}

/** Under what name a client's own key is kept. */
export const clientKey = (key: string, digest: Digest): string => `client/${digest(key)}`;
