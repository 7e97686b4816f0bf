import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { confirmBooking, confirmButton, fillBooking, fillField, PAYER, tabTo, toast, valueOf } from "../support/journey.ts";
import { fillOwedNames, LEAD, lookUp, makeBooking, openManaged } from "../support/managed.ts";
import { expectSpanish } from "../support/spanish.ts";
import { cheapestDetailsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("%s", (_, javaScriptEnabled) => {
  it("a card is declined, another is taken, and the booking is found again, sent again and canceled", async () => {
    const { page, errors, close } = await openPage(browser, { width: 360, javaScriptEnabled });
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    if (javaScriptEnabled) await scriptsReady(page);
    const email = javaScriptEnabled ? "come.back@mail.example" : "come.back.plainly@mail.example";
    await fillBooking(page, SOLO_ONE_WAY, { Email: email, "Card number": "4000000000000002" });
    await confirmButton(page).click();
    await page.getByText("The card was declined").waitFor();
    await payAgain(page);
    const bookingId = await confirmBooking(page);

    await page.getByRole("link", { name: "Manage this booking" }).click();
    await page.getByLabel("Email").fill("somebody.else@mail.example");
    await findIt(page);
    await page.getByText("We find no booking with these two").waitFor();
    expect(await page.getByLabel("Booking number").inputValue()).toBe(bookingId);
    await page.getByLabel("Email").fill(email.toUpperCase());
    await findIt(page);
    await page.getByText("Your trip is booked").waitFor();
    expect(page.url()).not.toContain("@");
    expect(decodeURIComponent(page.url())).not.toContain("come.back");

    await page.getByRole("button", { name: "Send the email again" }).click();
    const said = `On its way to ${email}.`;
    await (javaScriptEnabled ? toast(page, said) : page.getByRole("main").getByText(said)).waitFor();

    await page.getByRole("link", { name: "Cancel the booking" }).click();
    await page.getByText("Nothing is canceled yet.").waitFor();
    expect(await valueOf(page, "Nonrefundable fare").innerText()).toMatch(/^\u2212\$/);
    expect(await valueOf(page, "Your refund").innerText()).toBe("$0.00");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Cancel the booking" }).click();
    await page.getByText("This booking is canceled").waitFor();
    await page.getByText("There is no refund", { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it("in Spanish a booking is found, its mail sent again, and most of its price comes back", async () => {
    const { page, errors, close } = await openPage(browser, { javaScriptEnabled });
    const booking = await makeBooking();
    await lookUp(page, booking, "/es");
    if (javaScriptEnabled) await scriptsReady(page);
    expect(await heading(page)).toBe("Su viaje está reservado");
    await expectSpanish(page, [LEAD, ...booking.airlines]);
    await page.getByRole("button", { name: "Reenviar el correo" }).click();
    const said = `Va en camino a ${booking.email}.`;
    await (javaScriptEnabled ? page.getByText(said) : page.getByRole("main").getByText(said)).waitFor();
    await page.getByRole("link", { name: "Cancelar la reserva" }).click();
    await page.getByText("Todavía no se ha cancelado nada.").waitFor();
    await expectSpanish(page, [LEAD, ...booking.airlines]);
    const back = await valueOf(page, "Se devuelve").innerText();
    expect(back).toMatch(/^\$[1-9]/);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Cancelar la reserva" }).click();
    await page.getByText(`Devolvimos ${back}`).waitFor();
    await expectSpanish(page, [LEAD, ...booking.airlines]);
    expect(errors).toEqual([]);
    await close();
  });

  it("a form without anything in it says in Spanish what it lacks, in whatever language the browser is", async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    await page.goto("/es/manage-booking");
    if (javaScriptEnabled) await scriptsReady(page);
    await page.getByLabel("Correo electrónico").fill("nadie");
    await page.getByRole("button", { name: "Buscar mi reserva" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Escriba el número de reserva." });
    await expect.poll(() => alert.getByRole("link").count()).toBe(2);
    expect(await page.getByLabel("Correo electrónico").inputValue()).toBe("nadie");
    await expectSpanish(page);
    await close();
  });

  it("names that were owed are given, after a look at what is wrong with them", async () => {
    const { page, errors, close } = await openPage(browser, { javaScriptEnabled });
    await lookUp(page, await makeBooking("owed"));
    if (javaScriptEnabled) await scriptsReady(page);
    await page.getByRole("link", { name: "Complete the names" }).click();
    const { second, third } = await fillOwedNames(page, "2020-01-01");
    await page.getByRole("button", { name: "Save the names" }).click();
    await page.getByRole("alert").filter({ hasText: "Traveler 2" }).waitFor();
    expect(await third.getByLabel("First name").inputValue()).toBe("Tim");
    await second.getByLabel("Date of birth").fill("1987-02-03");
    await page.getByRole("button", { name: "Save the names" }).click();
    await page.getByText("Everybody has a name now.").first().waitFor();
    for (const name of [LEAD, "Otto Ellison", "Tim Ellison"]) await page.getByText(name).first().waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

describe("names that are owed, while they are typed", () => {
  it("stay through a reload, the way back and another language, without a word in the address, and are gone once they are saved", async () => {
    const { page, errors, close } = await openPage(browser);
    await openManaged(page, await makeBooking("owed"), "step=names");
    const { second } = await fillOwedNames(page, "1987-02-03");
    await second.getByLabel("Title").selectOption({ label: "Mrs./Miss/Ms." });
    await page.reload();
    await expectNames(page);
    await page
      .getByRole("navigation")
      .getByRole("link", { name: /^[0-9A-Z]{8}$/ })
      .click();
    await page.getByRole("link", { name: "Complete the names" }).waitFor();
    await page.goBack();
    await expectNames(page);
    await readIn(page, "Español");
    await expect.poll(() => page.getByLabel("Fecha de nacimiento").first().inputValue()).toBe("1987-02-03");
    await readIn(page, "English");
    await expectNames(page);
    expect(decodeURIComponent(page.url())).not.toMatch(/Otto|Ellison|1987-02-03/); // The port may hold any four digits.
    await page.getByRole("button", { name: "Save the names" }).click();
    await page.getByText("Everybody has a name now.").first().waitFor();
    await expect.poll(() => keptNames(page)).toBe("[]");
    await page.goBack();
    await page.getByText("Otto Ellison").first().waitFor();
    expect([await page.getByLabel("First name").count(), await keptNames(page)]).toEqual([0, "[]"]);
    expect(errors).toEqual([]);
    await close();
  });

  it("are of their booking alone", async () => {
    const { page, close } = await openPage(browser);
    await openManaged(page, await makeBooking("owed"), "step=names");
    await fillOwedNames(page, "1987-02-03");
    await openManaged(page, await makeBooking("owed"), "step=names");
    for (const name of await page.getByLabel("First name").all()) expect(await name.inputValue()).toBe("");
    await close();
  });
});

/** The title, and what has the focus: what a screen reader says of a step that has come. */
const heard = (page: Page): Promise<readonly [string, string]> =>
  page.evaluate(() => [document.title, (document.activeElement as HTMLElement | null)?.innerText ?? ""] as const);

it("a booking is found and canceled by the keyboard alone, each step said, and not before the box is ticked", async () => {
  const { page, close } = await openPage(browser);
  const booking = await makeBooking();
  await page.goto("/manage-booking");
  await scriptsReady(page);
  await page.getByLabel("Booking number").fill(booking.bookingId);
  await page.getByLabel("Email").fill(booking.email);
  await page.keyboard.press("Enter");
  await expect.poll(() => heard(page)).toEqual(["Your trip is booked | Farewind", "Your trip is booked"]);
  await tabTo(page, page.getByRole("link", { name: "Cancel the booking" }));
  await page.keyboard.press("Enter");
  await expect.poll(() => heard(page)).toEqual(["Cancel this booking? | Farewind", "Cancel this booking?"]);
  const button = page.getByRole("button", { name: "Cancel the booking" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  expect(await page.getByRole("checkbox").evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(true);
  expect(await heading(page)).toBe("Cancel this booking?");
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expect.poll(() => heard(page)).toEqual(["This booking is canceled | Farewind", "This booking is canceled"]);
  await close();
});

/** The hour at which the amounts on the page were reckoned. */
const quotedAt = (page: Page) => page.locator('input[name="quotedAt"]');

async function cancel(page: Page): Promise<void> {
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Cancel the booking" }).click();
}

describe("a cancellation that is asked for too late", () => {
  it("shows the amounts of now where those on the page are too old, and goes through with them", async () => {
    const { page, close } = await openPage(browser);
    await openManaged(page, await makeBooking(), "step=cancel");
    await quotedAt(page).evaluate((field) => void ((field as HTMLInputElement).value = "2026-12-01T13:00:00Z"));
    const anew = page.waitForResponse((answer) => answer.url().includes("/manage-booking.data") && answer.request().method() === "GET");
    await cancel(page);
    await page.getByRole("alert").filter({ hasText: "The amounts have changed" }).waitFor();
    await anew;
    await expect.poll(() => page.getByRole("checkbox").isChecked()).toBe(false); // Of the new amounts nothing is agreed to yet.
    await cancel(page);
    await page.getByRole("heading", { name: "This booking is canceled" }).waitFor();
    await close();
  });

  it("leads to the form where the address no longer opens the booking", async () => {
    const { page, close } = await openPage(browser);
    await openManaged(page, await makeBooking(), "step=cancel");
    await page.route("**/manage-booking.data?**", (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/booking=[^&]*/, "booking=over"),
      }),
    );
    await cancel(page);
    await page.getByLabel("Booking number").waitFor();
    expect(await page.getByRole("main").innerText()).toContain("Please look your booking up again");
    await close();
  });
});

it("the receipt prints the sheet alone, and the calendar comes as a file", async () => {
  const { page, close } = await openPage(browser);
  const booking = await makeBooking();
  await openManaged(page, booking);
  // What can be done with a booking is nothing that paper can do.
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("link", { name: "Add to calendar" }).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  expect((await file).suggestedFilename()).toBe(`trip-${booking.bookingId}.ics`);
  const tooLate = await page.request.get("/es/manage-booking/calendar?booking=old", { maxRedirects: 0 });
  expect(tooLate.headers()["location"]).toBe("/es/manage-booking?booking=old");
  await page.getByRole("link", { name: "Receipt" }).click();
  await page.getByRole("button", { name: "Print" }).waitFor();
  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("article");
  expect(await sheet.innerText()).toContain(booking.bookingId);
  expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
  expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
  // What a browser breaks over two sheets inside a grid covers what follows, and a part that is held together leaves a sheet empty.
  for (const part of [sheet, sheet.locator("> section").first(), sheet.getByRole("list").first()])
    expect(await laid(part)).toBe("block auto");
  expect(await sheet.getByText("All times are local.").isVisible()).toBe(true);
  // The colors of an evening are made for dark ground, and paper is white.
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const title = sheet.getByRole("heading", { level: 1 });
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe(INK);
  await close();
});

/** `--ink` by day. */
const INK = "rgb(11, 31, 58)";

/** How a part lays out what is in it, and whether it may be broken over two sheets. */
const laid = (part: Locator): Promise<string> =>
  part.evaluate((element) => `${getComputedStyle(element).display} ${getComputedStyle(element).breakInside}`);

const readIn = (page: Page, language: "English" | "Español") => page.getByRole("link", { name: language, exact: true }).click();

/** What the browser keeps of names that were typed. */
const keptNames = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([, text]) => String(text).includes("Ellison"))));

async function expectNames(page: Page): Promise<void> {
  await scriptsReady(page);
  const all = (label: string) => page.getByLabel(label).evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  await expect.poll(() => all("First name")).toEqual(["Otto", "Tim"]);
  expect(await all("Last name")).toEqual(["Ellison", "Ellison"]);
  expect(await all("Date of birth")).toEqual(["1987-02-03", "2018-02-03"]);
  expect((await all("Title"))[0]).toBe("mrs. /miss /ms.");
}

const findIt = (page: Page) => page.getByRole("button", { name: "Find my booking" }).click();

/** The card is never kept: it is typed anew, and what the form keeps is left. */
async function payAgain(page: Page): Promise<void> {
  for (const label of ["Card number", "Cardholder name", "Month", "Year", "CVV"] as const) await fillField(page, label, PAYER[label]);
}
