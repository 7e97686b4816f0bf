import { describe, expect, inject, it } from "vitest";
import { BUYER } from "../../src/http/routes/testing/buyer.ts";
import { type FlightResult, payloadFor, post, searchFlights } from "../support/api.ts";

const GETBILL = "/api/v1/flights/travel/getbill";
const CALLS = "/api/v1/bookings";

/** Cabins in which the airlines of the tests give back more than our fees. */
const REFUNDABLE = { classType: "Business" } as const;

let made = 0;

/** Books a flight of its own for each test. */
async function book(search: Readonly<Record<string, string | number>> = REFUNDABLE, change: Readonly<Record<string, unknown>> = {}) {
  const flight = (await searchFlights(search))[made] as FlightResult;
  const email = `traveler${++made}@mail.example`;
  const { status, body } = await post(GETBILL, payloadFor(flight, { email, ...change }));
  if (status !== 201) throw new Error(`The booking was answered ${status}: ${JSON.stringify(body)}`);
  const { bookingId, amounts } = body as { bookingId: string; amounts: { total: number; fare: number } };
  return { whose: { bookingId, email }, total: amounts.total };
}

interface Quote {
  readonly refund: number;
  readonly currency: string;
  readonly quotedAt: string;
  readonly refundDue: string | null;
  readonly lines: readonly { readonly amount: number; readonly rule: string; readonly description: string }[];
}

async function quoteFor(whose: object): Promise<Quote> {
  const { status, body } = await post(`${CALLS}/cancel-quote`, whose);
  expect(status).toBe(200);
  return body as Quote;
}

describe("coming back to a booking", () => {
  it("finds it by its number and address, as people type them", async () => {
    const { whose } = await book();
    const { bookingId, email } = whose;
    const typed = { bookingId: ` ${bookingId.slice(0, 4)} ${bookingId.slice(4).toLowerCase()}`, email: email.toUpperCase() };
    const { status, body, headers } = await post(`${CALLS}/lookup`, typed);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      bookingId,
      email,
      status: "confirmed",
      kind: "flight",
      canCancel: true,
      cancellation: null,
      refundStatus: "none",
      namesOwed: [],
      orderReference: expect.stringMatching(/^\w{4,}$/),
    });
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("answers the same, byte for byte, whichever of the two is wrong, on every call", async () => {
    const { whose } = await book();
    const agreed = { refund: 1, currency: "USD", quotedAt: "2026-12-01T15:00:00Z" };
    for (const call of ["lookup", "cancel-quote", "cancel", "names", "resend"]) {
      const ask = (change: object) => post(`${CALLS}/${call}`, { ...whose, ...agreed, travellers: [], ...change });
      const answers = [
        await ask({ bookingId: "ZZZZZZZZ" }),
        await ask({ email: "bob@mail.example" }),
        await ask({ bookingId: "", email: "" }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(answers[0]?.body).toMatchObject({ code: "not_found" });
    }
  });

  it("says what a cancellation comes to, rule by rule, and then does just that, once", async () => {
    const { whose, total } = await book();
    const quote = await quoteFor(whose);
    expect(quote.lines[0]).toEqual({ amount: total, rule: "paid", description: "Paid for the booking" });
    expect(quote.lines.map(({ description }) => description)).toContain("Cancellation fee, $50 per ticket");
    expect(quote.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(quote.refund * 100));
    expect(quote.refund).toBeGreaterThan(0);
    expect(quote.refundDue).toMatch(/^2027-03-01T/);
    const agreed = { ...whose, refund: quote.refund, currency: quote.currency, quotedAt: quote.quotedAt };
    const answers = await Promise.all([post(`${CALLS}/cancel`, agreed), post(`${CALLS}/cancel`, agreed), post(`${CALLS}/cancel`, agreed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ status: "cancelled", canCancel: false, cancellation: { refund: quote.refund } });
    const { body } = await post(`${CALLS}/lookup`, whose);
    expect(body).toMatchObject({ status: "cancelled", refundStatus: "paid", cancellation: { refund: quote.refund } });
    expect(await post(`${CALLS}/cancel-quote`, whose)).toMatchObject({
      status: 409,
      body: { code: "not_cancellable", reason: "given_back" },
    });
  });

  it("does not cancel by another figure than its own, nor by an old quote", async () => {
    const { whose } = await book();
    const { refund, currency, quotedAt } = await quoteFor(whose);
    for (const wrong of [
      { refund: refund + 1 },
      { currency: "EUR" },
      { quotedAt: "2026-11-01T00:00:00Z" },
      { quotedAt: "2031-01-01T00:00:00Z" },
    ]) {
      const { status, body } = await post(`${CALLS}/cancel`, { ...whose, refund, currency, quotedAt, ...wrong });
      expect({ status, body }).toMatchObject({ status: 409, body: { code: "quote_changed", quote: { refund } } });
    }
    for (const wrong of [{ refund: -1 }, { refund: 0.001 }, { quotedAt: "yesterday" }, { currency: "" }]) {
      expect((await post(`${CALLS}/cancel`, { ...whose, refund, currency, quotedAt, ...wrong })).status).toBe(400);
    }
    expect((await post(`${CALLS}/lookup`, whose)).body).toMatchObject({ status: "confirmed" });
  });

  it("takes the names that a flat payload owes", async () => {
    const { whose } = await book({ adults: 2, children: 1 }, { adt: 2, chd: 1 });
    expect((await post(`${CALLS}/lookup`, whose)).body).toMatchObject({ travellersOwed: 2, namesOwed: ["adult", "child"] });
    const travellers = [
      { middleName: "mr", firstName: "Otto", lastName: "Ellison", dob: "1987-02-03" },
      { middleName: "mr", firstName: "Tim", lastName: "Ellison", dob: "2018-02-03" },
    ];
    const wrong = await post(`${CALLS}/names`, { ...whose, travellers: [{ ...travellers[0], dob: "2020-01-01" }, travellers[1]] });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: "travellers.0.dob" }] } });
    const { status, body } = await post(`${CALLS}/names`, { ...whose, travellers });
    expect({ status, body }).toMatchObject({ status: 200, body: { travellersOwed: 0, namesOwed: [] } });
    expect((body as { travellers: readonly { firstName: string }[] }).travellers.map(({ firstName }) => firstName)).toEqual([
      BUYER.firstName,
      "Otto",
      "Tim",
    ]);
    expect(await post(`${CALLS}/names`, { ...whose, travellers })).toMatchObject({ status, body });
    expect((await post(`${CALLS}/names`, { ...whose, travellers: [{ ...travellers[0], firstName: "Ott" }, travellers[1]] })).status).toBe(
      400,
    );
  });
});

describe("the page of a booking", () => {
  it("opens at an address that holds neither the e-mail nor anything that lasts, and is kept by nobody", async () => {
    const { whose } = await book();
    const found = await find(whose.bookingId, whose.email);
    expect(found.status).toBe(303);
    const address = found.headers.get("location") ?? "";
    expect(address).toMatch(/^\/manage-booking\?booking=[\w.-]+$/);
    expect(address).not.toContain(whose.email);
    const page = await fetch(`${inject("baseUrl")}${address}`);
    const html = await page.text();
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const secret of [BUYER.dob, BUYER.mobile, BUYER.address]) expect(html).not.toContain(secret);
    const forged = await fetch(`${inject("baseUrl")}${address.replace(whose.bookingId, "ZZZZZZZZ")}`);
    expect([forged.status, (await forged.text()).includes("Please look your booking up again")]).toEqual([404, true]);
  });

  it("shows the same page, word for word, whichever of the two is wrong", async () => {
    const { whose } = await book();
    const pages = [await find("ZZZZZZZZ", whose.email), await find(whose.bookingId, "bob@mail.example")];
    expect(pages.map(({ status }) => status)).toEqual([404, 404]);
    const texts = await Promise.all(pages.map(async (page) => plainWords(await page.text())));
    expect(texts[0]).toContain("We find no booking with these two");
    expect(texts[0]).toBe(texts[1]);
  });

  it("finds no other booking from where one is open: whoever guesses is counted by their own address", async () => {
    const { whose } = await book();
    const address = (await find(whose.bookingId, whose.email)).headers.get("location") ?? "";
    const other = await sendForm(address, { intent: "find", reference: "ZZZZZZZZ", email: whose.email });
    expect(other.status).toBe(400);
  });

  it("hands out a calendar file, and a receipt, to who has found the booking and to nobody else", async () => {
    const { whose } = await book();
    const address = (await find(whose.bookingId, whose.email)).headers.get("location") ?? "";
    const [file, receipt] = ["calendar", "receipt"].map((part) => `${inject("baseUrl")}${address.replace("?", `/${part}?`)}`);
    const calendar = await fetch(file ?? "");
    expect(calendar.headers.get("content-disposition")).toBe(`attachment; filename="trip-${whose.bookingId}.ics"`);
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/);
    const paper = await fetch(receipt ?? "");
    expect([paper.status, plainWords(await paper.text()).includes(whose.bookingId)]).toEqual([200, true]);
    const base = `${inject("baseUrl")}/manage-booking`;
    for (const part of ["calendar", "receipt"]) {
      const nothing = await fetch(`${base}/${part}?booking=${whose.bookingId}`, { redirect: "manual" });
      expect([nothing.status, nothing.headers.get("location")]).toEqual([302, `/manage-booking?booking=${whose.bookingId}`]);
    }
  });

  it("is in no sitemap", async () => {
    expect(await (await fetch(`${inject("baseUrl")}/sitemap.xml`)).text()).not.toContain("manage-booking");
  });
});

describe("guessing", () => {
  it("finds none of 1,000 guesses that are each looked up, and hears the same, byte for byte, of what is there and what is not", async () => {
    const { whose } = await book();
    const answers = new Set<string>();
    for (let number = 0; number < 1000; number++) {
      const guess = number % 2 === 0 ? { bookingId: referenceOf(number) } : { email: `guess${number}@mail.example` };
      const { status, headers, body } = await post(`${CALLS}/lookup`, { ...whose, ...guess });
      answers.add(JSON.stringify([status, lastingHeaders(headers), body]));
    }
    expect([...answers].map((answer) => JSON.parse(answer))).toEqual([
      [404, expect.anything(), expect.objectContaining({ code: "not_found" })],
    ]);
    expect((await post(`${CALLS}/lookup`, whose)).status).toBe(200);
  });
});

/** The headers of an answer, without what differs from one to the next and says nothing of a booking: when it was made, and its nonce. */
const lastingHeaders = (headers: Headers): readonly (readonly [string, string])[] =>
  [...headers].filter(([name]) => name !== "date").map(([name, value]) => [name, value.replaceAll(/'nonce-[\w-]+'/g, "'nonce'")] as const);

const find = (reference: string, email: string) => sendForm("/manage-booking", { intent: "find", reference, email });

/** A reference as somebody would guess it: another one each time, the same in each run. */
const referenceOf = (guess: number): string => ((guess + 1) * 7919).toString(16).toUpperCase().padStart(8, "7");

/** Posts a form of a page as a browser without scripts does. */
const sendForm = (path: string, fields: Readonly<Record<string, string>>, base: string = inject("baseUrl")): Promise<Response> =>
  fetch(`${base}${path}`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers: { origin: base } });

/** What a page says, without what a form was filled in with. */
const plainWords = (html: string): string =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
