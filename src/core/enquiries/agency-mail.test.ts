import { describe, expect, it } from "vitest";
import type { Instant, LocalDate } from "../kernel/index.ts";
import { agencyMail, type EnquiryContent, type EnquiryId } from "./index.ts";

const ID = "d79bbd94-76dc-41c5-93e6-d787db7e01f2" as EnquiryId;
const mailOf = (content: EnquiryContent) => agencyMail({ id: ID, createdAt: "2026-12-01T15:04:05.678Z" as Instant, content });

const MESSAGE = {
  kind: "message",
  name: "Ana Pérez",
  phone: "718 555 0163",
  email: "ana@mail.example",
  text: "Two questions:\nbags, and seats.",
  language: "es",
} as const;
const CALL_BACK = { kind: "call-back", name: "Ana Pérez", phone: "718 555 0163", when: { kind: "soon" }, language: "en" } as const;

it.each([MESSAGE, CALL_BACK])("the mail about a $kind says how the desk is told that it is done", (content) => {
  expect(mailOf(content).text).toContain("When done:  npm run desk -- handled d79bbd94 (on the server's machine)\n");
});

describe("the mail about a message", () => {
  it("says who wrote what, in which language, and by when we answer", () => {
    const { subject, text } = mailOf(MESSAGE);
    expect(subject).toBe("Message from Ana Pérez (Spanish)");
    for (const part of ["718 555 0163", "ana@mail.example", "Two questions:\nbags, and seats.", "2026-12-01 15:04 UTC"]) {
      expect(text).toContain(part);
    }
    expect(text).toContain("Answer by:  2026-12-03 15:04 UTC");
  });

  it("is answered to the sender", () => {
    expect(mailOf(MESSAGE).replyTo).toEqual({ name: "Ana Pérez", address: "ana@mail.example" });
  });

  it.each(["ana@mail.example,boss@bank.example", "<boss@bank.example>", "a:b@mail.example;", '"x"@mail.example'])(
    "is answered to nobody when the address could be read as another: %s",
    (email) => {
      expect(mailOf({ ...MESSAGE, email }).replyTo).toBeNull();
      expect(mailOf({ ...MESSAGE, email }).text).toContain(email);
    },
  );

  it("says when there was none", () => {
    expect(mailOf({ ...MESSAGE, text: null }).text).toContain("left the message empty");
  });
});

describe("the mail about a call-back", () => {
  it("says whom to call, in which language, and that they agreed", () => {
    const { subject, text, replyTo } = mailOf(CALL_BACK);
    expect(subject).toBe("Call back Ana Pérez: as soon as possible (English)");
    expect(text).toContain("718 555 0163");
    expect(text).toContain("Consent:    given in the form, 2026-12-01 15:04 UTC");
    expect(replyTo).toBeNull();
  });

  it("gives a part of a day on the caller's clock and in UTC", () => {
    const when = { kind: "within", date: "2026-12-04" as LocalDate, part: "evening", zone: "America/Chicago" } as const;
    expect(mailOf({ ...CALL_BACK, when }).text).toContain(
      "2026-12-04, evening (17:00 to 21:00 in America/Chicago), that is 2026-12-04 23:00 UTC to 2026-12-05 03:00 UTC",
    );
  });
});
