import { type Arbitrary, assert, boolean, constant, constantFrom, oneof, property, record, string } from "fast-check";
import { expect, it } from "vitest";
import type { Instant } from "../kernel/index.ts";
import { agencyMail, type EnquiryFields, type EnquiryId, parseEnquiry, twinText } from "./index.ts";

const NOW = "2026-12-01T15:00:00Z" as Instant;
/** Texts with what a mail's head is made of. */
const nasty = string({
  unit: oneof(constantFrom("\r", "\n", ":", ",", "<", ">", "@", ".", "a", "7", " ", "\u2028"), string()),
});
/** Mostly what the rule for addresses lets through. */
const local = string({ unit: constantFrom("a", "b", "7", ".", ",", "<", ":", "\n"), minLength: 1, maxLength: 3 });
const fields: Arbitrary<EnquiryFields> = oneof(
  record({
    kind: constant("message" as const),
    fullName: nasty,
    phone: oneof(nasty, constant("718 555\n0163")),
    email: oneof(
      nasty,
      local.map((text) => `${text}@mail.example`),
    ),
    message: nasty,
    language: constantFrom("en", "es"),
  }),
  record({
    kind: constant("call-back" as const),
    name: nasty,
    phone: oneof(nasty, constant("718 555\n0163")),
    when: constantFrom("asap", "today", "date", ""),
    part: constantFrom("morning", "afternoon", "evening", ""),
    date: oneof(nasty, constantFrom("2026-12-01", "2026-12-31", "2027-01-01")),
    zone: oneof(nasty, constantFrom("Asia/Tokyo", "Pacific/Honolulu")),
    language: constantFrom("en", "es"),
    consent: boolean(),
  }),
);

it("an enquiry is taken or told why not, and no head of a mail ever breaks into a second line", () => {
  const heads: string[] = [];
  const addresses: string[] = [];
  assert(
    property(fields, (typed) => {
      const parsed = parseEnquiry(typed, NOW);
      if (!parsed.ok) return parsed.error.length > 0;
      const { subject, replyTo } = agencyMail({ id: "e" as EnquiryId, createdAt: NOW, content: parsed.value });
      heads.push(subject, replyTo?.name ?? "");
      if (replyTo) addresses.push(replyTo.address);
      return true;
    }),
    { numRuns: 3000 },
  );
  expect(heads.length).toBeGreaterThan(200);
  expect(addresses.length).toBeGreaterThan(50);
  expect(heads.filter((head) => /[\r\n\u2028\u2029\0]/.test(head))).toEqual([]);
  expect(addresses.filter((address) => !/^[^@,<>\s]+@[^@,<>\s]+$/.test(address))).toEqual([]);
});

it("is its own twin however it is typed, and nobody else's", () => {
  const content = {
    kind: "message",
    name: "Ana",
    phone: "718 555 0163",
    email: "ana@mail.example",
    text: "Bags?",
    language: "en",
  } as const;
  assert(
    property(constantFrom("name", "phone", "email", "text"), string({ minLength: 1 }), (field, text) => {
      expect(twinText({ ...content, [field]: `${content[field]}${text}` })).not.toBe(twinText(content));
    }),
  );
  expect(twinText({ ...content, name: "ANA" })).toBe(twinText(content));
});
