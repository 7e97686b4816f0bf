import { LRUCache } from "lru-cache";
import type { BookingStore, ClaimOutcome, RequestClaim } from "./ports/booking-store.ts";

/** Keys of bookings: taken before one is made, and given up where none was. */
export interface Claims {
  /** @throws what the store throws. */
  take(claim: RequestClaim): Promise<ClaimOutcome>;
  giveUp(claim: RequestClaim): Promise<void>;
}

/** More than an outage leaves behind that anybody will ask for again. */
const MOST_OWED = 1000;

/**
 * Claims that are given up also where the database was away just then: before the same key is taken the next time. Else whoever sends a form again
 * after an outage would hear for minutes that the booking is being made. What another node left counts as abandoned in its time (`claimFor`).
 */
export function createClaims(store: Pick<BookingStore, "claim" | "forget">): Claims {
  const owed = new LRUCache<string, RequestClaim>({ max: MOST_OWED });
  return {
    async take(claim) {
      const left = owed.get(claim.key);
      if (left) {
        await store.forget(left);
        owed.delete(claim.key);
      }
      try {
        return await store.claim(claim);
      } catch (fault) {
        // The claim may stand, and only its answer be lost.
        owed.set(claim.key, claim);
        throw fault;
      }
    },
    async giveUp(claim) {
      try {
        await store.forget(claim);
      } catch {
        owed.set(claim.key, claim); // whoever asks for the same again gives it up, or hears of the fault
      }
    },
  };
}
