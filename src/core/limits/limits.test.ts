import { expect, it } from "vitest";
import { LIMITS, limitsFor } from "./index.ts";

it("a thousand guessed references are stopped by the twentieth", () => {
  for (const { count, seconds } of LIMITS.lookup.limits) {
    expect(count).toBeLessThan(20);
    expect(seconds).toBeGreaterThanOrEqual(3600);
  }
});

it("so many visitors behind one address have so many times the counts, in the same time", () => {
  const larger = limitsFor(4);
  expect(larger.search).toEqual([{ count: 1200, seconds: 60 }]);
  expect(larger.enquiry).toEqual([
    { count: 20, seconds: 3600 },
    { count: 80, seconds: 86_400 },
  ]);
});

it("what is counted by e-mail address, by booking or by request is the same however many visitors an address has", () => {
  const { declinedFor, resend, sameBooking } = limitsFor(1000);
  expect([declinedFor, resend, sameBooking]).toEqual([
    [{ count: 10, seconds: 3600 }],
    [{ count: 3, seconds: 3600 }],
    [{ count: 1, seconds: 600 }],
  ]);
});
