import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { TRAP } from "../../src/web/routes/contact-us/enquiry-outcome.ts";
import { openBrowser, openPage, type OpenedPage, scriptsReady } from "../support/browser.ts";
import { mailsOf } from "../support/outbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let browser: Browser;
let server: RunningServer;
beforeAll(
  async () => void ([browser, server] = await Promise.all([openBrowser(), startServer({ TRUST_PROXY: "true", LIMITS_TIMES: "1" })])),
);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

// Each waits for seconds in which a page is read: side by side.

/** The server's second at which a page was made, out of its forms' seals. */
const secondIn = (html: string): number => Number(/name="seal" value="(\d+)\./.exec(html)?.[1]);

/** Waits until the page has been there for the three seconds below which nobody has read it. */
async function read(page: Page): Promise<void> {
  const made = secondIn(await page.content());
  const serverSecond = async (): Promise<number> => secondIn(await (await fetch(`${server.url}/contact-us`)).text());
  // Not polled by `expect`, which belongs to one of the tests that run side by side.
  await vi.waitFor(async () => expect((await serverSecond()) - made).toBeGreaterThanOrEqual(3), { timeout: 60_000, interval: 250 });
}

let lastAddress = 0;

/** A contact page that has been read, by somebody with an address of their own. */
async function openContact(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<OpenedPage> {
  const forwarded = { "x-forwarded-for": `203.0.113.${++lastAddress}` };
  const opened = await openPage(browser, { baseURL: server.url, extraHTTPHeaders: forwarded, timezoneId: "Europe/Berlin", ...options });
  await opened.page.goto(path);
  if (options.javaScriptEnabled !== false) await scriptsReady(opened.page);
  await read(opened.page);
  return opened;
}

const messageForm = (page: Page): Locator => page.locator("#message");
const callBackForm = (page: Page): Locator => page.locator("#call-back");
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");

async function fillMessage(page: Page, text: string, email = "ana@mail.example"): Promise<void> {
  const form = messageForm(page);
  await form.getByLabel("Full name").fill("Ana Pérez");
  await form.getByLabel("Phone number").fill("718 555 0163");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Message", { exact: true }).fill(text);
}

describe.concurrent("the contact page with scripts", () => {
  it("sends a message, says so for two seconds in a toast, empties the form, and leads on to what happens next", async () => {
    const { page, context, errors } = await openContact("/contact-us");
    await callBackForm(page).getByLabel("Your name").fill("Stays here");
    await fillMessage(page, "With scripts: a surfboard?");
    await messageForm(page).getByRole("button", { name: "Submit Now" }).click();
    const toast = page.getByRole("region", { name: "Notifications" }).getByText("Your message has been sent.");
    await toast.waitFor();
    expect(await focused(page)).toContain("Thank you. Your message is with us.");
    expect(await focused(page)).toContain("within 48 hours");
    for (const label of ["Full name", "Phone number", "Email"])
      await expect.poll(() => messageForm(page).getByLabel(label).inputValue()).toBe("");
    expect(await callBackForm(page).getByLabel("Your name").inputValue()).toBe("Stays here");
    await toast.waitFor({ state: "hidden" });
    expect(await mailsOf(server, "With scripts:")).toMatchObject([
      { subject: "Message from Ana Pérez (English)", replyTo: "Ana Pérez <ana@mail.example>" },
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("asks for a call in Spanish on the visitor's own clock, with consent that is never ticked in advance", async () => {
    const { page, context } = await openContact("/es/contact-us#call-back", { width: 360 });
    const form = callBackForm(page);
    await form.getByLabel("Su nombre").fill("Beatriz");
    await form.getByLabel("Teléfono al que debemos llamar").fill("+34 600 123 456");
    expect(await form.getByLabel("Fecha").isVisible()).toBe(false);
    await form.getByText("Otro día").click();
    await form.getByLabel("Fecha").fill("2026-12-04");
    await form.getByLabel("Parte del día").selectOption("evening");
    expect(await form.getByLabel("Su zona horaria").inputValue()).toBe("Europe/Berlin");
    expect(await form.getByRole("checkbox").isChecked()).toBe(false);
    const send = form.getByRole("button", { name: "Solicitar la llamada" });
    await send.click();
    await form.getByRole("link", { name: "Marque la casilla para que podamos llamar." }).waitFor();
    await expect.poll(() => focused(page)).toContain("Marque la casilla");
    await form.getByRole("checkbox").check();
    await send.click();
    await form.getByText("Gracias. Ya tenemos su número.").waitFor();
    const [mail] = await mailsOf(server, "Beatriz");
    expect(mail?.subject).toBe("Call back Beatriz: 2026-12-04, evening (Spanish)");
    expect(mail?.text).toContain("17:00 to 21:00 in Europe/Berlin), that is 2026-12-04 16:00 UTC");
    await context.close();
  });

  it("keeps everything typed when the network is gone, and when an address is wrong", async () => {
    const { page, context } = await openContact("/contact-us");
    await fillMessage(page, "Kept: all of it", "ana@mail");
    const send = messageForm(page).getByRole("button", { name: "Submit Now" });
    await context.setOffline(true);
    await send.click();
    await messageForm(page).getByText("We got no answer").waitFor();
    await context.setOffline(false);
    await send.click();
    await messageForm(page).getByRole("link", { name: "Please enter a valid email address." }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    expect(await messageForm(page).getByLabel("Message", { exact: true }).inputValue()).toBe("Kept: all of it");
    await context.close();
  });
});

const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const inSpanish = (page: Page): Promise<void> => page.locator("header").getByRole("link", { name: "Español" }).click();

describe.concurrent("what is typed into the forms of the contact page", () => {
  it("is there in the other language and after a reload, all but the consent, in a language of the call that nobody chose", async () => {
    const { page, context, errors } = await openContact("/contact-us");
    await fillMessage(page, "Draft: two\nlines");
    const form = callBackForm(page);
    await form.getByLabel("Your name").fill("Dora");
    await form.getByText("On another day").click();
    await form.getByLabel("Date").fill("2026-12-05");
    await form.getByLabel("Part of the day").selectOption("evening");
    await form.getByLabel("Your time zone").selectOption("America/Chicago");
    await form.getByRole("checkbox").check();
    await inSpanish(page);
    for (const again of [async () => undefined, () => page.reload()]) {
      await again();
      await page.waitForURL(/\/es\/contact-us/);
      await scriptsReady(page);
      await expect.poll(() => messageForm(page).getByLabel("Mensaje", { exact: true }).inputValue()).toBe("Draft: two\nlines");
      expect(await messageForm(page).getByLabel("Nombre completo").inputValue()).toBe("Ana Pérez");
      expect(await form.getByLabel("Su nombre").inputValue()).toBe("Dora");
      expect(await form.getByLabel("Fecha").inputValue()).toBe("2026-12-05");
      expect(await form.getByLabel("Parte del día").inputValue()).toBe("evening");
      expect(await form.getByLabel("Su zona horaria").inputValue()).toBe("America/Chicago");
      expect(await form.getByLabel("Idioma de la llamada").inputValue()).toBe("es");
      expect(await form.getByRole("checkbox").isChecked()).toBe(false);
    }
    expect(await stored(page)).not.toContain("consent");
    expect(errors).toEqual([]);
    await context.close();
  });

  it("is gone from the browser once it is sent, and the other form's is not", async () => {
    const { page, context } = await openContact("/contact-us");
    await fillMessage(page, "Gone: once it is sent", "ana@mail");
    await callBackForm(page).getByLabel("Your name").fill("Elena");
    const send = messageForm(page).getByRole("button", { name: "Submit Now" });
    await send.click();
    await messageForm(page).getByRole("link", { name: "Please enter a valid email address." }).waitFor();
    await messageForm(page).getByLabel("Email").fill("ana@mail.example");
    expect(await stored(page)).toContain("Gone: once it is sent");
    await send.click();
    await messageForm(page).getByText("Thank you. Your message is with us.").waitFor();
    await expect.poll(() => stored(page)).not.toContain("Ana Pérez");
    expect(await stored(page)).toContain("Elena");
    await page.reload();
    await scriptsReady(page);
    await expect.poll(() => callBackForm(page).getByLabel("Your name").inputValue()).toBe("Elena");
    expect(await messageForm(page).getByLabel("Full name").inputValue()).toBe("");
    await context.close();
  });
});

describe.concurrent("the contact page without scripts", () => {
  it("keeps what was typed when something is wrong, then takes the message and thanks on a page of its own", async () => {
    const { page, context } = await openContact("/contact-us", { javaScriptEnabled: false });
    await fillMessage(page, "Without scripts: two\nlines", "ana@localhost");
    await messageForm(page).getByRole("button", { name: "Submit Now" }).click();
    const alert = messageForm(page).getByRole("alert");
    await expect.poll(() => alert.getByRole("link").allInnerTexts()).toEqual(["Please enter a valid email address."]);
    expect(await messageForm(page).getByLabel("Message", { exact: true }).inputValue()).toBe("Without scripts: two\nlines");
    await messageForm(page).getByLabel("Email").fill("ana@mail.example");
    await messageForm(page).getByRole("button", { name: "Submit Now" }).click();
    await page.getByRole("heading", { level: 1, name: "Thank you. Your message is with us." }).waitFor();
    expect(page.url()).toBe(`${server.url}/contact-us?sent=message`);
    expect(await mailsOf(server, "Without scripts:")).toHaveLength(1);
    await context.close();
  });

  it("asks for a call, and thanks in the page's language", async () => {
    const { page, context } = await openContact("/es/contact-us", { javaScriptEnabled: false, width: 360 });
    const form = callBackForm(page);
    await form.getByLabel("Su nombre").fill("Carlos");
    await form.getByLabel("Teléfono al que debemos llamar").fill("305 555 0199");
    await form.getByLabel("Idioma de la llamada").selectOption("en");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Solicitar la llamada" }).click();
    await page.getByRole("heading", { level: 1, name: "Gracias. Ya tenemos su número." }).waitFor();
    expect(page.url()).toBe(`${server.url}/es/contact-us?sent=call-back-soon`);
    expect(await mailsOf(server, "Carlos")).toMatchObject([{ subject: "Call back Carlos: as soon as possible (English)" }]);
    await context.close();
  });

  it("thanks a program that fills in the trap, and keeps nothing of it", async () => {
    const { page, context } = await openContact("/contact-us", { javaScriptEnabled: false });
    await fillMessage(page, "Trap: cheap pills");
    await messageForm(page).locator(`[name="${TRAP}"]`).fill("https://pills.example", { force: true });
    await messageForm(page).getByRole("button", { name: "Submit Now" }).click();
    await page.getByRole("heading", { level: 1, name: "Thank you. Your message is with us." }).waitFor();
    await page.goto("/contact-us");
    await read(page);
    await fillMessage(page, "After the trap: a surfboard");
    await messageForm(page).getByRole("button", { name: "Submit Now" }).click();
    await mailsOf(server, "After the trap:");
    expect(await mailsOf(server, "Trap: cheap", 0)).toEqual([]);
    await context.close();
  });
});
