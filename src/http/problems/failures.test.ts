import { expect, it } from "vitest";
import { bookingProblem } from "./failures.ts";

it.each([
  ["sale_closed", 410, "offer_expired"],
  ["payment_not_asked", 409, "payment_not_asked"],
] as const)("a booking that came to nothing without the bank's no does not blame the card: %s", (failure, status, code) => {
  const { problem } = bookingProblem({ code: failure }, "flight");
  expect(problem).toMatchObject({ status, code, detail: expect.stringContaining("Nothing was charged") });
});

it.each(["flight", "hotel"] as const)(
  "what is sold out for a party may be left for a smaller one, and no answer says otherwise: %s",
  (kind) => {
    const { problem } = bookingProblem({ code: "sold_out" }, kind);
    expect(`${problem.title} ${problem.detail}`).toMatch(/^Too few are left\. .*not enough/);
  },
);
