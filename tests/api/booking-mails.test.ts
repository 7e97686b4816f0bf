import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bodyOf, contentOf, headOf, partsOf, wordsOf } from "../../src/adapters/mail/testing/read-mail.ts";
import { type SmallMailServer, startMailServer } from "../../src/adapters/mail/testing/small-mail-server.ts";
import { readCalendar } from "../../src/core/mails/testing/read-calendar.ts";
import { BUYER } from "../../src/http/routes/testing/buyer.ts";
import { type FlightResult, get, payloadFor, SEARCH } from "../support/api.ts";
import { searchHotels, STAY } from "../support/hotels.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const SETTINGS = { MAIL_FROM: "site@agency.example", SUPPORT_EMAIL: "desk@agency.example", PUBLIC_URL: "https://fly.example" };
let server: RunningServer;
let mails: SmallMailServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ ...SETTINGS, MAIL_URL: mails.url });
});
afterAll(async () => void (await Promise.all([server.stop(), mails.close()])));

interface BillAnswer {
  readonly bookingId: string;
  readonly amounts: { readonly total: number };
}

async function book(path: string, payload: object): Promise<BillAnswer> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(payload) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as BillAnswer;
}

/** The mail about a booking, once it has come. */
const mailAbout = ({ bookingId }: BillAnswer): Promise<string> =>
  vi.waitFor(
    () => {
      const mail = mails.received.find(({ text }) => wordsOf(headOf(text).get("subject") ?? "").includes(bookingId));
      if (!mail) throw new Error(`No mail about ${bookingId}.`);
      expect(mail.recipients).toEqual([BUYER.email]);
      return mail.text;
    },
    { timeout: 60_000, interval: 100 },
  );

const flat = (text: string): string => text.replaceAll(/\s+/g, " ");

describe("a booking over the API", () => {
  it("of a flight is followed by a mail in its language, with its legs in a calendar on their airports' clocks", async () => {
    const flights = (await get("/api/v1/flights/search-flights", SEARCH, server.url)).body as readonly FlightResult[];
    const [flight] = flights;
    if (!flight) throw new Error("No flight was found.");
    const bill = await book("/api/v1/flights/travel/getbill", payloadFor(flight, { language: "es" }));
    const mail = await mailAbout(bill);
    expect(headOf(mail).get("reply-to")).toBe("Farewind <desk@agency.example>");
    const [, html = "", file = ""] = partsOf(mail).map(contentOf);
    expect(flat(bodyOf(mail))).toContain(`Número de reserva: ${bill.bookingId}`);
    expect(bodyOf(mail).replaceAll(",", "")).toContain(`$${bill.amounts.total.toFixed(2)}`);
    expect(bodyOf(mail)).toContain("https://fly.example/es/manage-booking");
    expect(html).toContain('<html lang="es">');
    const legs = Object.values(flight.route);
    expect(readCalendar(file).events).toHaveLength(legs.length);
    const departure = legs[0]?.local_departure.replaceAll(/[-:]/g, "").slice(0, 15);
    expect(file).toContain(`DTSTART;TZID=America/New_York:${departure}`);
    for (const secret of [BUYER.cardNumber, BUYER.dob, BUYER.address]) expect([mail, html, file].join("\n")).not.toContain(secret);
  });

  it("of a stay is followed by a mail in English, with the stay in a calendar", async () => {
    const [hotel] = await searchHotels({}, server.url);
    if (!hotel) throw new Error("No hotel was found.");
    const { checkin, checkout } = STAY;
    const guests = { adult: "2", child: "0", infant: "0", rooms: "1" };
    const bill = await book("/api/v1/hotels/travel/getbill", {
      ...BUYER,
      ...guests,
      hotelId: hotel.hotelId,
      checkin,
      checkout,
      currency: "USD",
    });
    const mail = await mailAbout(bill);
    const [, html = "", file = ""] = partsOf(mail).map(contentOf);
    expect(flat(bodyOf(mail))).toContain(`Booking number: ${bill.bookingId}`);
    expect(html).toContain('<html lang="en">');
    const [event] = readCalendar(file).events;
    expect([event?.start.slice(0, 10), event?.end.slice(0, 10)]).toEqual(["2027-01-20", "2027-01-23"]);
  });
});
