import { expect, it } from "vitest";
import type { Instant } from "../core/kernel/index.ts";
import { createClaims } from "./claims.ts";
import { createMemoryBookingStore } from "./testing/memory-booking-store.ts";
import type { RequestClaim } from "./ports/booking-store.ts";

const AT = "2027-03-01T12:00:00Z" as Instant;
const claimOf = (attempt: string, key = "client/k"): RequestClaim => ({
  key,
  kind: "client",
  requestHash: "h",
  attempt,
  at: AT,
  abandonedBefore: "2027-03-01T11:58:00Z" as Instant,
  expiredBefore: null,
});

/** A store whose database can be away: before it does what it is asked, or after, so that only the answer is lost. */
function setUp() {
  const store = createMemoryBookingStore();
  const database: { isAway: "no" | "before" | "after" } = { isAway: "no" };
  const over =
    <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      if (database.isAway === "before") throw new Error("away");
      const answer = await ask(...asked);
      if (database.isAway === "after") throw new Error("away");
      return answer;
    };
  return { database, claims: createClaims({ claim: over(store.claim), forget: over(store.forget) }) };
}

it("is taken once at a time, and again once it is given up", async () => {
  const { claims } = setUp();
  expect(await claims.take(claimOf("one"))).toEqual({ kind: "fresh" });
  expect(await claims.take(claimOf("two"))).toEqual({ kind: "in_progress" });
  await claims.giveUp(claimOf("one"));
  expect(await claims.take(claimOf("three"))).toEqual({ kind: "fresh" });
});

it("is given up before the next try where the database was away when the first one ended", async () => {
  const { database, claims } = setUp();
  await claims.take(claimOf("one"));
  database.isAway = "before";
  await claims.giveUp(claimOf("one"));
  await expect(claims.take(claimOf("two"))).rejects.toThrow("away");
  database.isAway = "no";
  expect(await claims.take(claimOf("three"))).toEqual({ kind: "fresh" });
});

it("is given up before the next try where it was taken and only the answer was lost", async () => {
  const { database, claims } = setUp();
  database.isAway = "after";
  await expect(claims.take(claimOf("one"))).rejects.toThrow("away");
  database.isAway = "no";
  expect(await claims.take(claimOf("two"))).toEqual({ kind: "fresh" });
});

it("of somebody else is never given up for it", async () => {
  const { database, claims } = setUp();
  await claims.take(claimOf("one"));
  database.isAway = "before";
  await expect(claims.take(claimOf("two"))).rejects.toThrow("away");
  database.isAway = "no";
  expect(await claims.take(claimOf("three"))).toEqual({ kind: "in_progress" });
});
