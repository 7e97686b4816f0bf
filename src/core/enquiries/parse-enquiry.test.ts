import { describe, expect, it } from "vitest";
import type { Instant } from "../kernel/index.ts";
import { type CallBackFields, type EnquiryFields, type MessageFields, parseEnquiry } from "./index.ts";

/** Nine in the morning in Chicago, half past eight in the evening in Kolkata. */
const NOW = "2026-12-01T15:00:00Z" as Instant;

const MESSAGE: MessageFields = {
  kind: "message",
  fullName: " Ana  Pérez ",
  phone: "(718) 555-0163",
  email: "ana@mail.example",
  message: "Two questions:\r\nbags, and seats.",
  language: "es",
};
const CALL_BACK: CallBackFields = {
  kind: "call-back",
  name: "Ana Pérez",
  phone: "+1 718 555 0163",
  when: "date",
  part: "morning",
  date: "2026-12-04",
  zone: "America/Chicago",
  language: "en",
  consent: true,
};

const read = (fields: EnquiryFields) => {
  const parsed = parseEnquiry(fields, NOW);
  return parsed.ok ? parsed.value : parsed.error.map(({ path, code }) => `${path}: ${code}`);
};

describe("the fields of the contact form", () => {
  it("become a message, its name on one line", () => {
    expect(read(MESSAGE)).toEqual({
      kind: "message",
      name: "Ana Pérez",
      phone: "(718) 555-0163",
      email: "ana@mail.example",
      text: "Two questions:\nbags, and seats.",
      language: "es",
    });
  });

  it("lose signs of a name that cannot be seen and turn how it reads; a name of nothing else is none", () => {
    expect(read({ ...MESSAGE, fullName: "Ana \u202Egnp.exe\u2069" })).toMatchObject({ name: "Ana gnp.exe" });
    expect(read({ ...MESSAGE, fullName: "\u200B\u2066" })).toEqual(["fullName: required"]);
  });

  it("need a name, a phone number and an e-mail address, and no message", () => {
    expect(read({ ...MESSAGE, message: " \n " })).toMatchObject({ text: null });
    expect(read({ ...MESSAGE, fullName: " ", phone: "", email: "", message: "" })).toEqual([
      "fullName: required",
      "phone: required",
      "email: invalid_email",
    ]);
  });

  it.each([
    ["an e-mail address without a dot", { email: "ana@mail" }, "email: invalid_email"],
    ["an e-mail address with a second line", { email: "ana@mail.example\nBcc: x@y.example" }, "email: invalid_email"],
    ["a phone number of words", { phone: "call me" }, "phone: invalid_phone"],
    ["a name without an end", { fullName: "a".repeat(81) }, "fullName: too_long"],
    ["a message without an end", { message: "a".repeat(4001) }, "message: too_long"],
    ["a name that cannot be printed", { fullName: "Ana\u0000" }, "fullName: unprintable"],
    ["a language that nobody speaks here", { language: "tlh" }, "language: invalid_choice"],
  ])("refuse %s", (_, change, fault) => {
    expect(read({ ...MESSAGE, ...change })).toEqual([fault]);
  });

  it("let no line break into a name or a number", () => {
    expect(read({ ...MESSAGE, fullName: "Ana\r\nBcc: x@y.example", phone: "718\n5550163" })).toMatchObject({
      name: "Ana Bcc: x@y.example",
      phone: "718 5550163",
    });
  });

  it("take a message with links", () => {
    const message = "See https://a.example and https://b.example and http://c.example";
    expect(read({ ...MESSAGE, message })).toMatchObject({ text: message });
  });
});

describe("the fields of the call-back form", () => {
  it("become a part of a day where the caller is", () => {
    expect(read(CALL_BACK)).toMatchObject({ when: { kind: "within", date: "2026-12-04", part: "morning", zone: "America/Chicago" } });
    expect(read({ ...CALL_BACK, date: "04-dic-2026" })).toMatchObject({ when: { date: "2026-12-04" } });
  });

  it("ask for no part, date and zone when it is as soon as possible", () => {
    expect(read({ ...CALL_BACK, when: "asap", part: "", date: "", zone: "" })).toMatchObject({ when: { kind: "soon" } });
  });

  it("read today on the caller's own clock", () => {
    expect(read({ ...CALL_BACK, when: "today", date: "" })).toMatchObject({ when: { date: "2026-12-01" } });
    expect(read({ ...CALL_BACK, when: "today", zone: "Pacific/Auckland" })).toMatchObject({ when: { date: "2026-12-02" } });
  });

  it("know when a part of today has passed, by the caller's own clock", () => {
    const evening = { ...CALL_BACK, when: "today", zone: "Asia/Kolkata" };
    expect(read({ ...evening, part: "afternoon" })).toEqual(["part: part_over"]);
    expect(read({ ...evening, part: "evening" })).toMatchObject({ when: { part: "evening" } });
    expect(read({ ...evening, when: "date", date: "2026-12-01", part: "afternoon" })).toEqual(["part: part_over"]);
  });

  it.each([
    ["without consent", { consent: false }, ["consent: consent_required"]],
    ["of yesterday", { date: "2026-11-30" }, ["date: past_date"]],
    ["of next year", { date: "2027-01-01" }, ["date: too_far_ahead"]],
    ["of no day", { date: "2026-02-30" }, ["date: invalid_date"]],
    ["in no zone", { zone: "Mars/Olympus" }, ["zone: unknown_zone"]],
    ["in letters that stand for several zones", { zone: "PST" }, ["zone: unknown_zone"]],
    ["in an offset instead of a zone", { zone: "+05:00" }, ["zone: unknown_zone"]],
    ["at no part of a day", { part: "tea" }, ["part: invalid_choice"]],
    ["at no time", { when: "" }, ["when: required"]],
    [
      "with nothing in it",
      { name: "", phone: "", when: "someday", language: "" },
      ["name: required", "phone: required", "when: invalid_choice", "language: required"],
    ],
  ])("refuse a call %s", (_, change, faults) => {
    expect(read({ ...CALL_BACK, ...change })).toEqual(faults);
  });
});
