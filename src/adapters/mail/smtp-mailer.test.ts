import { Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { describeMailer, MAIL, SENDER } from "./contract.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";
import { type SmallMailServer, startMailServer } from "./testing/small-mail-server.ts";

const servers: SmallMailServer[] = [];
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

async function start(refusal?: string) {
  const server = await startMailServer(refusal);
  servers.push(server);
  return { server, mailer: createSmtpMailer(server.url, SENDER) };
}

describeMailer("SMTP", async () => {
  const { server, mailer } = await start();
  return { mailer, arrived: async () => server.received.map(({ text }) => text) };
});

describe("the mailer of a mail server", () => {
  it("names the recipient alone in the envelope", async () => {
    const { server, mailer } = await start();
    await mailer.send({ ...MAIL, subject: "a\r\nRCPT TO:<boss@bank.example>", text: "hi\r\n.\r\nMAIL FROM:<x@y.example>\r\n" });
    expect(server.received.map(({ recipients }) => recipients)).toEqual([["desk@agency.example"]]);
  });

  it("takes a server that closes for one that fails, not for one that refuses the mail", async () => {
    const { mailer } = await start("421 4.3.2 Closing");
    expect(await mailer.send(MAIL)).toMatchObject({ ok: false, error: { isOfMail: false } });
  });

  it("says that a mail was refused, without the server's words", async () => {
    const { mailer } = await start("554 5.7.1 No mail about ana@mail.example");
    expect(await mailer.send(MAIL)).toEqual({ ok: false, error: { code: "EMESSAGE 554", isOfMail: true } });
  });

  it("tells a password to a server on this machine, and to no other without encryption", async () => {
    const { server } = await start();
    const { port } = new URL(server.url);
    const here = createSmtpMailer(`smtp://desk:pass%20word@127.0.0.1:${port}`, SENDER);
    expect(await here.send(MAIL)).toEqual({ ok: true, value: null });
    // 127.0.0.1 in a spelling that we do not take for this machine.
    const elsewhere = createSmtpMailer(`smtp://desk:pass%20word@0.0.0.0:${port}`, SENDER);
    expect(await elsewhere.send(MAIL)).toMatchObject({ ok: false });
    expect(server.received).toHaveLength(1);
  });

  it("gives a server up that talks on and on and takes nothing", async () => {
    const server = await startMailServer(null, { neverEnds: /^EHLO / });
    servers.push(server);
    const mailer = createSmtpMailer(server.url, SENDER, 200);
    expect(await mailer.send(MAIL)).toEqual({ ok: false, error: { code: "EABORT", isOfMail: false } });
  });

  it("bears a server's silence for a minute, which may be the yes to a mail on its way", async () => {
    const { mailer } = await start();
    const waits = vi.spyOn(Socket.prototype, "setTimeout");
    await mailer.send(MAIL);
    const bornMs = waits.mock.calls.map(([ms]) => ms).filter((ms) => ms > 0); // the first is for the connection alone
    waits.mockRestore();
    expect(bornMs.at(-1)).toBe(60_000);
  });

  it("says that the server is not there", async () => {
    const { server, mailer } = await start();
    await server.close();
    expect(await mailer.send(MAIL)).toMatchObject({ ok: false, error: { code: expect.stringMatching(/^E[A-Z]+$/) } });
  });
});
