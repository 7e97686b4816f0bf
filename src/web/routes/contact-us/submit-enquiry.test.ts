import { describe, expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { EnquiryFault, EnquiryFields } from "../../../core/enquiries/index.ts";
import { err, type Instant, ok } from "../../../core/kernel/index.ts";
import type { EnquirySender, UseCases } from "../../../usecases/use-cases.ts";
import { outcomeStatus, TRAP, unansweredEnquiry } from "./enquiry-outcome.ts";
import { submitEnquiry } from "./submit-enquiry.ts";

const MESSAGE = { form: "message", fullName: "Ana Pérez", phone: "718 555 0163", email: "ana@mail.example", message: "Hi", [TRAP]: "" };
const TYPED = { fullName: "Ana Pérez", phone: "718 555 0163", email: "ana@mail.example", message: "Hi" };

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Submits a form that was shown for some seconds. */
async function submit(
  fields: Readonly<Record<string, string>>,
  { shown = 60, answer = ok({ receivedAt: "2026-12-01T15:00:00Z" as Instant }), faults = [] }: Circumstances = {},
) {
  const asked: [EnquiryFields, EnquirySender][] = [];
  const useCases: UseCases = {
    ...UNASKED,
    checkEnquiry: () => faults,
    sendEnquiry: async (enquiry, sender) => {
      asked.push([enquiry, sender]);
      return answer;
    },
  };
  const outcome = await submitEnquiry(formOf({ seal: "the old seal", ...fields }), {
    useCases,
    locale: "es",
    address: "203.0.113.7",
    sealForm: (ago = 0) => `a seal of ${ago} seconds ago`,
    secondsShown: () => shown,
  });
  return { outcome, asked };
}

interface Circumstances {
  readonly shown?: number | null;
  readonly answer?: Sent;
  readonly faults?: readonly EnquiryFault[];
}

type Sent = Awaited<ReturnType<UseCases["sendEnquiry"]>>;

describe("a form of the contact page", () => {
  it("is sent with its sender's address, in the language of the page", async () => {
    const { outcome, asked } = await submit(MESSAGE);
    expect(outcome).toEqual({ form: "message", kind: "sent", thanks: "message" });
    expect(asked).toEqual([
      [
        { kind: "message", language: "es", ...TYPED },
        { address: "203.0.113.7", idempotencyKey: null },
      ],
    ]);
  });

  it("that asks to be called says whom, when, where and in which language, and whether they agree", async () => {
    const fields = { name: "Ana", phone: "1", when: "today", part: "evening", date: "", zone: "America/Lima", language: "en" };
    const { asked } = await submit({ form: "call-back", ...fields, consent: "yes" });
    expect(asked[0]?.[0]).toEqual({ kind: "call-back", ...fields, consent: true });
    expect((await submit({ form: "call-back", ...fields })).asked[0]?.[0]).toMatchObject({ consent: false });
  });

  it.each([
    ["asap", "call-back-soon"],
    ["today", "call-back"],
    ["date", "call-back"],
  ])("that asks for a call, by %s, is thanked for by what was chosen", async (when, thanks) => {
    expect((await submit({ form: "call-back", when })).outcome).toMatchObject({ kind: "sent", thanks });
  });

  it("with the trap filled in hears that all is well, and is not sent", async () => {
    const { outcome, asked } = await submit({ ...MESSAGE, [TRAP]: "https://pills.example" }, { shown: null });
    expect(outcome).toEqual({ form: "message", kind: "sent", thanks: "message" });
    expect(asked).toEqual([]);
  });

  it("comes back with everything typed when a field is wrong", async () => {
    const faults = [{ path: "email", code: "invalid_email" as const }];
    const { outcome } = await submit(MESSAGE, { answer: err({ code: "invalid_fields", faults }) });
    expect(outcome).toEqual({ form: "message", kind: "faults", faults, values: TYPED, seal: "the old seal" });
    expect(outcomeStatus(outcome)).toBe(400);
  });

  it.each([
    ["within three seconds", 2, "too_fast", "the old seal"],
    ["after more than a day", 86_401, "too_old", "a seal of 3 seconds ago"],
    ["without a seal of ours", null, "too_old", "a seal of 0 seconds ago"],
  ])("comes back with everything typed when it is sent %s", async (_, shown, code, seal) => {
    const { outcome, asked } = await submit(MESSAGE, { shown });
    expect(outcome).toEqual({ form: "message", kind: "refused", reason: { code }, values: TYPED, seal });
    expect(asked).toEqual([]);
  });

  it.each([
    [2, "the old seal"],
    [null, "a seal of 0 seconds ago"],
  ])("that is wrong and doubtful (shown for %s seconds) is told what is wrong first", async (shown, seal) => {
    const faults = [{ path: "email", code: "required" as const }];
    const { outcome } = await submit(MESSAGE, { shown, faults });
    expect(outcome).toEqual({ form: "message", kind: "faults", faults, values: TYPED, seal });
  });

  it("comes back without what it does not ask for", async () => {
    const { outcome } = await submit({ ...MESSAGE, cardNumber: "4242424242424242", cardDetails: "123" }, { shown: null });
    expect(JSON.stringify(outcome)).not.toContain("4242");
  });

  it.each([3, 600, 86_400])("is taken after %i seconds", async (shown) => {
    expect((await submit(MESSAGE, { shown })).outcome).toMatchObject({ kind: "sent" });
  });

  it("of who has sent too many comes back with the time to wait", async () => {
    const { outcome } = await submit(MESSAGE, { answer: err({ code: "too_many", retryAfterSeconds: 600 }) });
    expect(outcome).toMatchObject({ kind: "refused", reason: { code: "too_many", retryAfterSeconds: 600 }, values: TYPED });
    expect(outcomeStatus(outcome)).toBe(429);
  });

  it("without an answer stays as it was typed", () => {
    expect(unansweredEnquiry(formOf({ ...MESSAGE, seal: "s", live: "yes" }))).toEqual({
      form: "message",
      kind: "refused",
      reason: { code: "unanswered" },
      values: TYPED,
      seal: "s",
    });
  });
});
