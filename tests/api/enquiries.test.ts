import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startMailServer } from "../../src/adapters/mail/testing/small-mail-server.ts";
import { dataFolder } from "../support/data-folder.ts";
import { mailsOf } from "../support/outbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const CONTACT = "/api/v1/contact";
const CALLBACKS = "/api/v1/callbacks";
const MESSAGE = { fullName: "Ana Pérez", phone: "718 555 0163", email: "ana@mail.example", message: "May I bring a surfboard?" };
const CALL_BACK = {
  name: "Bo",
  phone: "718 555 0164",
  when: "date",
  part: "morning",
  date: "2026-12-04",
  zone: "America/Chicago",
  consent: true,
};

/** Believes in a proxy, so that each test can come from an address of its own: what one has sent limits no other. */
let server: RunningServer;
const SETTINGS = { TRUST_PROXY: "true", LIMITS_TIMES: "1", SUPPORT_EMAIL: "desk@agency.example", MAIL_FROM: "site@agency.example" };
beforeAll(async () => void (server = await startServer(SETTINGS)));
afterAll(() => server.stop());

const numbered = (number: number) => ({ ...MESSAGE, message: `Number ${number}` });

let lastAddress = 0;
const newAddress = (): string => `203.0.113.${++lastAddress}`;

async function post(path: string, body: object, { from = newAddress(), key = "", url = server.url } = {}) {
  const headers = { "content-type": "application/json", "x-forwarded-for": from, ...(key && { "idempotency-key": key }) };
  const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, type: answer.headers.get("content-type"), headers: answer.headers, body: await answer.json() };
}

describe("writing to the agency over the API", () => {
  it("is answered with 201, and the agency has a mail that it can reply to", async () => {
    const { status, body, headers } = await post(CONTACT, { ...MESSAGE, language: "es", message: "Uno: ¿tabla de surf?" });
    expect(status).toBe(201);
    expect(body).toEqual({ receivedAt: expect.stringMatching(/^2026-12-01T15:\d\d:/) });
    expect(headers.get("cache-control")).toBe("private, no-store");
    const [mail] = await mailsOf(server, "Uno:");
    expect(mail).toMatchObject({
      from: "Farewind <site@agency.example>",
      to: "desk@agency.example",
      subject: "Message from Ana Pérez (Spanish)",
      replyTo: "Ana Pérez <ana@mail.example>",
    });
    expect(mail?.text).toContain("Uno: ¿tabla de surf?");
  });

  it("counts once under one key, whose other use is refused", async () => {
    const [first, second] = [await post(CONTACT, MESSAGE, { key: "k1" }), await post(CONTACT, MESSAGE, { key: "k1" })];
    expect([second.status, second.body]).toEqual([201, first.body]);
    const other = await post(CONTACT, { ...MESSAGE, message: "Another" }, { key: "k1" });
    expect(other).toMatchObject({
      status: 400,
      body: { code: "invalid_request", detail: "This Idempotency-Key belongs to another request." },
    });
  });

  it("counts once without a key when the same is sent at once, and its mail goes out once", async () => {
    const same = { ...MESSAGE, message: "Twin: is it one?" };
    const answers = await Promise.all(["a", "b", "c", "d"].map(() => post(CONTACT, same)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await post(CONTACT, { ...MESSAGE, message: "Twin: the next mail" });
    expect(await mailsOf(server, "Twin:", 2)).toHaveLength(2);
  });

  it("is refused with every field at fault", async () => {
    const { status, type, body } = await post(CONTACT, { email: "ana", phone: "call me" });
    expect([status, type]).toEqual([400, "application/problem+json"]);
    expect(body).toMatchObject({
      code: "invalid_request",
      errors: [
        { path: "fullName", message: "This field is required." },
        { path: "phone", message: "Enter a phone number with 7 to 20 digits." },
        { path: "email", message: "Please enter a valid email address." },
      ],
    });
  });

  it("breaks into the head of no mail", async () => {
    await post(CONTACT, {
      ...MESSAGE,
      fullName: "Eve\r\nBcc: boss@bank.example",
      message: "Break:",
    });
    const [mail] = await mailsOf(server, "Break:");
    expect(mail).toMatchObject({ subject: "Message from Eve Bcc: boss@bank.example (English)", to: "desk@agency.example" });
    const two = await post(CONTACT, { ...MESSAGE, email: "eve,boss@bank.example", message: "Two:" });
    expect(two).toMatchObject({ status: 400, body: { errors: [{ path: "email" }] } });
  });

  it("takes five an hour from one address, whichever network it has that ends in, and says when to come again", async () => {
    const from = "2001:db8:0:1::1";
    for (let number = 1; number <= 5; number++) expect((await post(CONTACT, numbered(number), { from })).status).toBe(201);
    const sixth = await post(CALLBACKS, CALL_BACK, { from: "2001:db8:0:1:ffff::2" });
    expect(sixth).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await post(CONTACT, numbered(5), { from })).status).toBe(201);
    expect((await post(CONTACT, numbered(6))).status).toBe(201);
  });
});

const sealIn = (html: string): string => /name="seal" value="([^"]+)"/.exec(html)?.[1] ?? "";
const fetchSeal = async (query = ""): Promise<string> => sealIn(await (await fetch(`${server.url}/contact-us${query}`)).text());
const secondOf = (seal: string): number => Number.parseInt(seal, 10);

describe("a program that fetches the contact page and posts its form at once", () => {
  it("is sent back, however long the page has been there for others", async () => {
    const first = await fetchSeal();
    // An address with a query is never kept: it tells the server's own second.
    await expect.poll(async () => secondOf(await fetchSeal("?now")) - secondOf(first)).toBeGreaterThanOrEqual(3);
    // Again where a busy machine has taken three seconds to come from the page to the post.
    const isSentBack = async (): Promise<void> => {
      const body = new URLSearchParams({ ...MESSAGE, message: "Fast:", form: "message", seal: await fetchSeal() });
      const headers = { "x-forwarded-for": newAddress() };
      const answer = await fetch(`${server.url}/contact-us`, { method: "POST", headers, body, redirect: "manual" });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("That was quicker than we expected");
    };
    await vi.waitFor(isSentBack, { timeout: 60_000 });
  });
});

describe("asking for a call over the API", () => {
  it("is answered with 201, and the agency's mail says whom to call, when, on whose clock, and in which language", async () => {
    expect((await post(CALLBACKS, { ...CALL_BACK, name: "Cleo", language: "es" })).status).toBe(201);
    const [mail] = await mailsOf(server, "Cleo");
    expect(mail?.subject).toBe("Call back Cleo: 2026-12-04, morning (Spanish)");
    expect(mail?.text).toContain("8:00 to 12:00 in America/Chicago), that is 2026-12-04 14:00 UTC to 2026-12-04 18:00 UTC");
    expect(mail?.replyTo).toBeUndefined();
  });

  it("takes a call as soon as possible without a date", async () => {
    expect((await post(CALLBACKS, { name: "Dee", phone: "718 555 0165", when: "asap", consent: true })).status).toBe(201);
  });

  it.each([
    ["without consent", { consent: false }, "consent"],
    ["in the past", { date: "2026-11-30" }, "date"],
    ["at a part of today that has passed", { when: "today", zone: "Asia/Kolkata" }, "part"],
    ["in no time zone", { zone: "Mars/Olympus" }, "zone"],
    ["at no time", { when: "someday" }, "when"],
  ])("is refused %s", async (_, change, path) => {
    const { status, body } = await post(CALLBACKS, { ...CALL_BACK, ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid_request", errors: [{ path }] });
  });
});

describe("the API's description", () => {
  it("tells both calls", async () => {
    const description = (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(description.paths)).toEqual(expect.arrayContaining([CONTACT, CALLBACKS]));
  });
});

describe("a mail server", () => {
  it("that is down when a message comes gets it later, from the next start of the server", async () => {
    const dataDir = await dataFolder("mail");
    const closed = await startMailServer();
    await closed.close();
    const before = await startServer({ DATA_DIR: dataDir, MAIL_URL: closed.url });
    expect((await post(CONTACT, MESSAGE, { url: before.url })).status).toBe(201);
    expect(await before.stop()).toBe(0);

    const mailServer = await startMailServer();
    const after = await startServer({ DATA_DIR: dataDir, MAIL_URL: mailServer.url, CLOCK: "2026-12-01T16:30:00Z" });
    await expect.poll(() => mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]).toMatchObject({ recipients: ["hello@farewind.example"], text: expect.stringContaining("surfboard") });
    await Promise.all([after.stop(), mailServer.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
