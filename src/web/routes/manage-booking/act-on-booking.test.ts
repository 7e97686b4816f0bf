import { describe, expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import { err, money, ok } from "../../../core/kernel/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { actOnBooking } from "./act-on-booking.ts";

const AGREED = { intent: "cancel", consent: "yes", refund: "315.50", currency: "USD", quotedAt: "2026-12-01T15:00:00Z" };
const cancelled = ok({}) as Awaited<ReturnType<UseCases["cancelBooking"]>>;

/** Sends a form to the page of booking 00000001, unless the address has another seal or none. */
async function send(fields: Readonly<Record<string, string>>, { seal = "seal-00000001", answer = cancelled } = {}) {
  const asked: unknown[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const outcome = await actOnBooking(form, new URL(`https://farewind.example/manage-booking?booking=${seal}`), {
    locale: "en",
    openManaged: (text) => (text === "old" ? "old" : text.startsWith("seal-") ? { id: text.slice(5) } : null),
    sealManaged: (id) => `fresh-${id}`,
    useCases: {
      ...UNASKED,
      cancelBooking: async (...all) => {
        asked.push(all);
        return answer;
      },
      findBookingFor: async (...all) => {
        asked.push(all);
        return null;
      },
    },
  });
  const told = outcome instanceof Response ? outcome.headers.get("location") : [outcome.data.kind, outcome.init?.status];
  return { told, asked, outcome };
}

describe("a cancellation that is sent", () => {
  it("is made for the figure that was agreed to, and leads to the booking", async () => {
    const { told, asked } = await send(AGREED);
    expect(told).toBe("/manage-booking?booking=fresh-00000001");
    expect(asked).toEqual([["00000001", { refund: money(315_50), at: "2026-12-01T15:00:00Z" }]]);
  });

  it.each([
    [{ consent: undefined }, "consent_missing", 400],
    [{ refund: "" }, "quote_changed", 409],
    [{ refund: "315,50" }, "quote_changed", 409],
    [{ quotedAt: "yesterday" }, "quote_changed", 409],
  ])("is not made of a form that agrees to nothing: %o", async (change, kind, status) => {
    const fields = Object.entries({ ...AGREED, ...change }).filter((field): field is [string, string] => field[1] !== undefined);
    const { told, asked } = await send(Object.fromEntries(fields));
    expect([told, asked]).toEqual([[kind, status], []]);
  });

  it("says whether another figure holds by now, or none", async () => {
    for (const [code, kind] of [
      ["quote_changed", "quote_changed"],
      ["departed", "refused"],
    ] as const) {
      const answer = err({ code }) as unknown as typeof cancelled;
      expect((await send(AGREED, { answer })).told).toEqual([kind, 409]);
    }
  });

  it.each(["old", "forged", ""])("is none at an address that opens nothing: %s", async (seal) => {
    const { told, asked } = await send(AGREED, { seal });
    expect([told, asked]).toEqual([["closed", 410], []]);
  });
});

describe("a booking that is looked for", () => {
  const WRONG = { intent: "find", reference: `7K3M9QXZ${"7".repeat(99)}`, email: "ana@mail.example" };

  it("is not looked for where another one is open", async () => {
    await expect(send(WRONG)).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("is told to be unknown with what was typed, of which no more comes back than can be a number", async () => {
    const { told, asked, outcome } = await send(WRONG, { seal: "old" });
    expect([told, asked]).toEqual([["unknown", 404], [[WRONG.reference, WRONG.email]]]);
    expect(outcome).toMatchObject({ data: { values: { reference: WRONG.reference.slice(0, 40), email: WRONG.email } } });
  });

  it("is not looked for, and counts as no guess, without both of its parts", async () => {
    for (const part of ["reference", "email"]) {
      const { told, asked } = await send({ ...WRONG, [part]: " " }, { seal: "old" });
      expect([told, asked]).toEqual([["faults", 400], []]);
    }
  });
});
