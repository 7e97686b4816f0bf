import { beforeEach, describe, expect, it } from "vitest";
import type { Instant } from "../../core/kernel/index.ts";
import type { Mail, Mailer } from "../../usecases/ports/mailer.ts";

/** A mailer under test, and the mails that it has handed over, as texts of head and body. */
export interface MailerUnderTest {
  readonly mailer: Mailer;
  arrived(): Promise<readonly string[]>;
}

/** Whose name mails leave under in these tests. */
export const SENDER = { name: "Señor Wind, Inc.", address: "hello@agency.example" };

export const MAIL: Mail = {
  id: "mail-1",
  to: "desk@agency.example",
  subject: "Message from Ana Pérez (Spanish)",
  text: "¿Puedo llevar una tabla de surf?\n.\nGracias\n",
  replyTo: { name: "Ana Pérez", address: "ana@mail.example" },
  createdAt: "2026-12-01T15:04:05Z" as Instant,
};

/** What every mailer must do. `reset` gives one with nothing sent before each test. */
export function describeMailer(name: string, reset: () => Promise<MailerUnderTest>): void {
  describe(`the mailer (${name})`, () => {
    let under: MailerUnderTest;
    beforeEach(async () => {
      under = await reset();
    });
    const send = async (change: Partial<Mail> = {}): Promise<string> => {
      expect(await under.mailer.send({ ...MAIL, ...change })).toEqual({ ok: true, value: null });
      return (await under.arrived()).at(-1) ?? "";
    };

    it("hands a mail over whole, from the agency to the agency, to be answered to the sender", async () => {
      const mail = await send();
      const head = headOf(mail);
      expect(head.get("to")).toBe("desk@agency.example");
      expect(head.get("from")).toContain("<hello@agency.example>");
      expect(head.get("reply-to")).toContain("<ana@mail.example>");
      expect(head.get("message-id")).toBe("<mail-1@agency.example>");
      expect(head.get("date")).toBe("Tue, 01 Dec 2026 15:04:05 +0000");
      expect(head.get("content-type")).toContain("text/plain; charset=utf-8");
      expect(bodyOf(mail)).toBe(MAIL.text);
      expect(wordsOf(head.get("subject") ?? "")).toBe(MAIL.subject);
    });

    it("leaves out who is answered where there is nobody", async () => {
      expect(headOf(await send({ replyTo: null })).has("reply-to")).toBe(false);
    });

    it("hands the same mail over under the same name, for who gets it twice", async () => {
      const names = [await send(), await send()].map((mail) => headOf(mail).get("message-id"));
      expect(names).toEqual(["<mail-1@agency.example>", "<mail-1@agency.example>"]);
    });

    it.each([
      ["a subject", { subject: "Hi\r\nBcc: boss@bank.example\r\n\r\nSend money" }],
      ["the sender's name", { replyTo: { name: 'A"\r\nBcc: boss@bank.example', address: "ana@mail.example" } }],
      ["the sender's address", { replyTo: { name: "Ana", address: "ana@mail.example\r\nBcc: boss@bank.example" } }],
      ["the recipient", { to: "desk@agency.example\r\nBcc: boss@bank.example" }],
      ["the id", { id: "mail-1\r\nBcc: boss@bank.example" }],
    ])("lets %s make no header of its own", async (_, change) => {
      const outcome = await under.mailer.send({ ...MAIL, ...change });
      const mails = await under.arrived();
      expect(mails).toHaveLength(outcome.ok ? 1 : 0);
      for (const mail of mails) {
        expect([...headOf(mail).keys()].toSorted()).toEqual(HEADERS);
        expect(bodyOf(mail)).toBe(MAIL.text);
      }
    });

    it("takes an address that looks like two as one", async () => {
      const mail = await send({ replyTo: { name: "a@b.example, c@d.example", address: "ana@mail.example" } });
      expect(headOf(mail).get("reply-to")).toBe('"a@b.example, c@d.example" <ana@mail.example>');
    });
  });
}

const HEADERS = ["content-transfer-encoding", "content-type", "date", "from", "message-id", "mime-version", "reply-to", "subject", "to"];

/** Headers by their names in small letters, folded lines put together. */
export function headOf(mail: string): ReadonlyMap<string, string> {
  const [head = ""] = mail.replaceAll("\r\n", "\n").split("\n\n");
  const lines = head.replaceAll(/\n[ \t]+/g, " ").split("\n");
  return new Map(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
}

/** The text behind the head, out of whatever encoding it travels in. */
export function bodyOf(mail: string): string {
  const plain = mail.replaceAll("\r\n", "\n");
  const body = plain.slice(plain.indexOf("\n\n") + 2);
  const encoding = headOf(mail).get("content-transfer-encoding");
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  return encoding === "quoted-printable" ? fromQuoted(body.replaceAll("=\n", "")) : body;
}

/** A header's text out of its encoded words (RFC 2047). */
export const wordsOf = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(text, "base64").toString() : fromQuoted(text.replaceAll("_", " ")),
    );

const fromQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
