import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { fillStay, GUEST } from "../support/hotel-journey.ts";
import { findRate, selectRoomPath, STAY } from "../support/hotels.ts";
import { confirmBooking, confirmButton, fillBooking, isInWindow, PAYER, readBookingId, toast } from "../support/journey.ts";
import { fillOwedNames, makeBooking, openManaged } from "../support/managed.ts";
import { sellRooms, sellSeats } from "../support/sell-out.ts";
import { cheapestDetailsPath, listResults, SOLO_ONE_WAY, stopsOf } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What comes in place of the answer: nothing, or what a gateway says that has not understood it. */
type Loss = "nothing" | "gateway fault";

/** Loses what the server answers to the next form that is sent. @returns what tells what that was. */
async function loseNext(page: Page, loss: Loss = "nothing"): Promise<() => string> {
  let answer = "";
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      answer = await (await route.fetch({ maxRedirects: 0 })).text();
      return loss === "nothing" ? route.abort() : route.fulfill({ status: 500, contentType: "text/plain", body: "Internal Server Error" });
    },
    { times: 1 },
  );
  return () => answer;
}

/** Has the server do what the next form asks for, and never lets the page hear of it. @returns what the server answered, once it has. */
async function silenceNext(page: Page): Promise<() => Promise<string>> {
  const { promise, resolve } = Promise.withResolvers<string>();
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      resolve(await (await route.fetch({ maxRedirects: 0 })).text());
    },
    { times: 1 },
  );
  return () => promise;
}

/** Sends a booking's form and loses the answer. @returns what the server answered. */
async function loseAnswer(page: Page, loss?: Loss): Promise<string> {
  const answer = await loseNext(page, loss);
  await confirmButton(page).first().click();
  await toast(page, "Failed to submit the form. Please try again.").waitFor();
  await page.getByText("We got no answer").waitFor();
  return answer();
}

/** Opens the cheapest flight's form and fills it in. */
async function fillCheapest(page: Page, email: string): Promise<void> {
  await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
  await scriptsReady(page);
  await fillBooking(page, SOLO_ONE_WAY, { Email: email });
}

const confirmAnywhere = (page: Page) => page.getByRole("button", { name: /^(Confirm booking|Confirmar reserva)$/ });

/** Fills the form of one adult in whichever language it is. */
async function fillByName(page: Page): Promise<void> {
  const texts = { firstName: "Maya", lastName: "Ellison", dob: "1988-04-18", email: "no.line@mail.example", mobile: "7185550163" };
  const card = { cardNumber: PAYER["Card number"], cardHolderName: "Maya Ellison", cardDetails: "123" };
  const address = { address: "12 Court Street", city: "Brooklyn", state: "New York", postalCode: "11201" };
  for (const [name, value] of Object.entries({ ...texts, ...card, ...address })) await page.locator(`[name="${name}"]`).fill(value);
  for (const [name, value] of Object.entries({ expiryMonth: "08", expiryYear: "2031", country: "US" }))
    await page.locator(`[name="${name}"]`).selectOption(value);
}

/** Where no other test sells anything. */
const SPOKANE = { ...STAY, org: "Spokane, Washington" } as const;

describe("a booking whose answer is lost on the way", () => {
  it("keeps the form with all that was typed, and is made once when the button is pressed again", async () => {
    const { page, close } = await openPage(browser);
    await fillCheapest(page, "lost.answer@mail.example");
    const firstAnswer = await loseAnswer(page, "gateway fault");
    expect(await page.getByLabel("Card number").inputValue()).toBe(PAYER["Card number"]);
    expect(await page.getByLabel("Email").inputValue()).toBe("lost.answer@mail.example");

    const bookingId = await confirmBooking(page);
    expect(firstAnswer).toContain(`booking=${bookingId}.`);
    await close();
  });

  it.each(["", "/es"])(
    "stays where it is while the line is down (%s), with the phone number in reach, and is made once it is back",
    async (language) => {
      const { page, context, close } = await openPage(browser);
      const { rate } = await findRate(SPOKANE, ({ payAt }) => payAt === "now");
      for (const path of [await cheapestDetailsPath(SOLO_ONE_WAY), selectRoomPath(rate.rateId)]) {
        await page.goto(`${language}${path}`);
        await scriptsReady(page);
        await fillByName(page);
        await context.setOffline(true);
        await confirmAnywhere(page).first().click();
        await page
          .getByText(language === "" ? "We got no answer" : "No recibimos respuesta")
          .first()
          .waitFor();
        expect(await page.getByRole("main").getByRole("link", { name: "(800) 555-0142" }).count()).toBeGreaterThan(0);
        expect(await page.locator('[name="cardNumber"]').inputValue()).toBe(PAYER["Card number"]);
        await context.setOffline(false);
        await confirmAnywhere(page).first().click();
        await page.waitForURL(/\/thankyou/);
      }
      await close();
    },
  );

  it("is asked for again after three quarters of a minute without a word, and is made once", async () => {
    const { page, context } = await openPage(browser);
    await page.clock.install();
    await fillCheapest(page, "silence@mail.example");
    const answer = await silenceNext(page);
    await confirmButton(page).click();
    const firstAnswer = await answer();
    await page.getByRole("button", { name: "Confirming your booking" }).waitFor();
    expect(await page.getByText("Your form got no answer").count()).toBe(0);
    await page.clock.fastForward(45_000);
    await page.getByText("We got no answer").waitFor();
    const bookingId = await confirmBooking(page);
    expect(firstAnswer).toContain(`booking=${bookingId}.`);
    await context.close();
  });

  it("is led to when the form is sent again with other details, and not paid for twice unasked", async () => {
    const { page, close } = await openPage(browser);
    await fillCheapest(page, "typed.wrong@mail.example");
    const firstAnswer = await loseAnswer(page);
    await page.getByLabel("Email").fill("typed.right@mail.example");
    await confirmButton(page).first().click();
    const alert = page.locator("section", { hasText: "This form has reached us before" }).last();
    await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByText("You have booked this").count()).toBe(0);
    expect(await page.getByLabel("Email").inputValue()).toBe("typed.right@mail.example");
    await alert.getByRole("link", { name: "To that booking" }).click();
    await page.waitForURL(/\/thankyou/);
    expect(firstAnswer).toContain(`booking=${await readBookingId(page)}.`);
    await close();
  });

  it("is looked for from the form itself after a reload", async () => {
    const { page, close } = await openPage(browser);
    await fillCheapest(page, "reloaded@mail.example");
    const firstAnswer = await loseAnswer(page);
    expect(await page.getByText("Your form got no answer").count()).toBe(0);
    // Where the reloaded page is scrolled to as well.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.reload();
    await expect.poll(() => isInWindow(page.getByRole("heading", { name: "Your form got no answer" }))).toBe(true);
    await page.getByRole("link", { name: "See whether it was made" }).click();
    await page.waitForURL(/\/thankyou/);
    expect(firstAnswer).toContain(`booking=${await readBookingId(page)}.`);
    await close();
  });

  it("is answered with its bill when it took the last room, and who goes back is led to it", async () => {
    const found = await findRate(SPOKANE, ({ roomsLeft, payAt }) => roomsLeft <= 3 && payAt === "now");
    await sellRooms(found, SPOKANE.org, found.rate.roomsLeft - 1);
    const path = `${selectRoomPath(found.rate.rateId)}&hotel=${found.hotelId}`;
    const { page, context, close } = await openPage(browser);
    await page.goto(path);
    await scriptsReady(page);
    await fillStay(page);
    const firstAnswer = await loseAnswer(page);
    expect(await page.getByLabel("Last name").inputValue()).toBe(GUEST.last);

    const second = await context.newPage();
    expect((await second.goto(path))?.status()).toBe(409);
    await second.getByRole("heading", { level: 1, name: "Your form got no answer" }).waitFor();
    await second.getByRole("link", { name: "See whether it was made" }).click();
    await second.waitForURL(/\/thankyou/);
    const bookingId = await readBookingId(second);
    expect(firstAnswer).toContain(`booking=${bookingId}.`);
    expect(await confirmBooking(page)).toBe(bookingId);

    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "You have booked this" }).waitFor();
    await page.getByRole("link", { name: "To your booking" }).click();
    await page.waitForURL(/\/thankyou/);
    expect(await readBookingId(page)).toBe(bookingId);
    await close();
  });

  it("is answered with its bill though the last seat has gone since", async () => {
    const trip = { ...SOLO_ONE_WAY, date: "Apr-06-2027" };
    const flight = (await listResults(trip)).find((result) => stopsOf(result) === 0);
    if (!flight) throw new Error("There is no nonstop flight");
    const { page, context, close } = await openPage(browser);
    await page.goto(`/flight-details/${flight.id}`);
    await scriptsReady(page);
    await fillBooking(page, trip);
    const firstAnswer = await loseAnswer(page);
    await sellSeats(trip, flight);
    const second = await context.newPage();
    expect((await second.goto(`/flight-details/${flight.id}`))?.status()).toBe(409);
    const bookingId = await confirmBooking(page);
    expect(firstAnswer).toContain(`booking=${bookingId}.`);
    await close();
  });

  it("gets the same bill without scripts, for the last room as well", async () => {
    const found = await findRate(SPOKANE, ({ roomsLeft, payAt }) => roomsLeft <= 3 && payAt === "hotel");
    await sellRooms(found, SPOKANE.org, found.rate.roomsLeft - 1);
    const path = selectRoomPath(found.rate.rateId);
    const { page, context, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(path);
    await fillStay(page);
    const sent: Record<string, string> = {};
    for (const control of await page.locator("#booking-form").locator("input[name], select[name]").all()) {
      sent[(await control.getAttribute("name")) ?? ""] = await control.inputValue();
    }
    const post = () => context.request.post(path, { form: sent, headers: { origin: new URL(page.url()).origin }, maxRedirects: 0 });
    const answers = [await post(), await post()];
    expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
    expect(answers[0]?.headers()["location"]).toBe(answers[1]?.headers()["location"]);
    await close();
  });
});

describe("the page of a booking whose answer is lost on the way", () => {
  it("keeps the names that were typed and says that they may have arrived; pressed again, they have", async () => {
    const { page, close } = await openPage(browser);
    await openManaged(page, await makeBooking("owed"), "step=names");
    const { third } = await fillOwedNames(page, "1987-02-03");
    await loseNext(page);
    await page.getByRole("button", { name: "Save the names" }).click();
    const alert = page.locator("section", { hasText: "We got no answer" }).last();
    await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await third.getByLabel("First name").inputValue()).toBe("Tim");
    await page.getByRole("button", { name: "Save the names" }).click();
    await page.getByRole("heading", { level: 1, name: "Your trip is booked" }).waitFor();
    for (const name of ["Otto Ellison", "Tim Ellison"]) await page.getByText(name).first().waitFor();
    await close();
  });
});

describe("two tabs with the same form", () => {
  it("book once, unless whoever presses in the second one insists", async () => {
    const path = await cheapestDetailsPath(SOLO_ONE_WAY);
    const { page, context, close } = await openPage(browser);
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto(path);
      await scriptsReady(tab);
      await fillBooking(tab, SOLO_ONE_WAY);
    }
    const bookingId = await confirmBooking(page);
    const warning = second.locator("section", { hasText: "You have booked this" }).last();
    await confirmButton(second).click();
    await expect.poll(() => warning.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(second.url()).pathname).toBe(path);
    expect(await confirmBooking(second)).not.toBe(bookingId);
    await close();
  });
});
