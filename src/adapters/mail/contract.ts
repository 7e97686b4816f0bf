import { beforeEach, describe, expect, it } from "vitest";
import type { Instant } from "../../core/kernel/index.ts";
import type { Mail, Mailer } from "../../usecases/ports/mailer.ts";
import { bodyOf, contentOf, headOf, partsOf, wordsOf } from "./testing/read-mail.ts";

/** A mailer under test, and the mails that it has handed over, as texts of head and body. */
interface MailerUnderTest {
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
  html: null,
  attachments: [],
  replyTo: { name: "Ana Pérez", address: "ana@mail.example" },
  createdAt: "2026-12-01T15:04:05Z" as Instant,
};

const CALENDAR = "BEGIN:VCALENDAR\r\nSUMMARY:Ñandú, 12. März\r\nEND:VCALENDAR\r\n";
/** With a page and a file; each has a line that no mail may hold as it is. */
const RICH: Mail = {
  ...MAIL,
  text: `¡Hola!\n${"word ".repeat(400)}\n.\n`,
  html: `<p>¡Hola!</p>\n<p>${"word ".repeat(400)}</p>\n.\n`,
  attachments: [{ name: "viaje.ics", contentType: "text/calendar; charset=utf-8; method=PUBLISH", content: CALENDAR }],
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

    it("hands over a text, the same as a page, and a file, each whole", async () => {
      const mail = await send(RICH);
      const [text = "", html = "", file = "", ...rest] = partsOf(mail);
      expect(rest).toEqual([]);
      const types = [mail, text, html, file].map((part) =>
        headOf(part)
          .get("content-type")
          ?.replace(/; boundary=.*/, ""),
      );
      expect(types).toEqual([
        "multipart/mixed",
        "text/plain; charset=utf-8",
        "text/html; charset=utf-8",
        "text/calendar; charset=utf-8; method=PUBLISH; name=viaje.ics",
      ]);
      expect(mail).toContain("multipart/alternative");
      expect(bodyOf(mail).trimEnd()).toBe(RICH.text.trimEnd());
      expect(contentOf(html).trimEnd()).toBe(RICH.html?.trimEnd());
      expect(contentOf(file)).toBe(CALENDAR);
      expect(headOf(file).get("content-disposition")).toBe("attachment; filename=viaje.ics");
    });

    it("hands over no line of more than 998 octets (RFC 5322)", async () => {
      const longest = Math.max(...(await send(RICH)).split("\n").map((line) => Buffer.byteLength(line)));
      expect(longest).toBeLessThanOrEqual(998);
    });

    it("lets a file's name make no header of its own", async () => {
      const fileName = 'trip.ics"\r\nBcc: boss@bank.example\r\n\r\nSend money';
      const outcome = await under.mailer.send({
        ...RICH,
        attachments: [{ name: fileName, contentType: "text/calendar", content: CALENDAR }],
      });
      const mails = await under.arrived();
      expect(mails).toHaveLength(outcome.ok ? 1 : 0);
      const heads = mails.flatMap((mail) => [mail, ...partsOf(mail)]).map(headOf);
      expect(heads.filter((head) => head.has("bcc"))).toEqual([]);
    });

    it("reads no file for an attachment", async () => {
      const content = { path: import.meta.filename } as unknown as string;
      const outcome = await under.mailer.send({ ...RICH, attachments: [{ name: "x.ics", contentType: "text/calendar", content }] });
      expect(outcome).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^E[A-Z]+$/) } });
      expect(await under.arrived()).toEqual([]);
    });

    it("says where such mails are stopped by one press, whole and on a line of its own, of mails that come again", async () => {
      const stopUrl = `https://fly.example/es/watch/stop?token=${"x".repeat(120)}`;
      const head = headOf(await send({ stopUrl }));
      expect(head.get("list-unsubscribe")?.trim()).toBe(`<${stopUrl}>`);
      expect(head.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(headOf(await send()).has("list-unsubscribe")).toBe(false);
    });

    it("says that a program sends it, so that no other program answers (RFC 3834), unless a visitor is to be answered", async () => {
      for (const change of [RICH, { ...RICH, stopUrl: "https://fly.example/watch/stop?token=x" }])
        expect(headOf(await send(change)).get("auto-submitted")).toBe("auto-generated");
      expect(headOf(await send({ html: null, replyTo: null })).get("auto-submitted")).toBe("auto-generated");
      expect(headOf(await send({ html: null })).has("auto-submitted")).toBe(false);
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

    it("says why a mail cannot be put together, and reads no file for it", async () => {
      const broken = { ...MAIL, text: { path: import.meta.filename } as unknown as string };
      expect(await under.mailer.send(broken)).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^E[A-Z]+$/) } });
      expect(await under.arrived()).toEqual([]);
    });

    it("takes an address that looks like two as one", async () => {
      const mail = await send({ replyTo: { name: "a@b.example, c@d.example", address: "ana@mail.example" } });
      expect(headOf(mail).get("reply-to")).toBe('"a@b.example, c@d.example" <ana@mail.example>');
    });
  });
}

const HEADERS = ["content-transfer-encoding", "content-type", "date", "from", "message-id", "mime-version", "reply-to", "subject", "to"];
