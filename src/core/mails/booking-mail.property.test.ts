import * as fc from "fast-check";
import { createTransport } from "nodemailer";
import { describe, expect, it } from "vitest";
import { type FlightBooking, randomBookings, randomMultiCityBookings, zoneOfRandom } from "../../../tests/support/random-bookings.ts";
import { compose } from "../../adapters/mail/compose.ts";
import { headOf, partsOf } from "../../adapters/mail/testing/read-mail.ts";
import type { Booking } from "../booking/index.ts";
import { toDecimal } from "../kernel/index.ts";
import { bookingCalendar, bookingMail } from "./index.ts";
import { FACTS } from "./testing/sample-mails.ts";
import { readCalendar } from "./testing/read-calendar.ts";

const KINDS = [
  "confirmed",
  "pending",
  "undone",
  "not_completed",
  "cancelled",
  "refunded",
  "refunded_otherwise",
  "names_completed",
  "corrected",
] as const;
const kinds = fc.constantFrom(...KINDS);
const facts = { ...FACTS, zoneOf: zoneOfRandom };
const mailOf = (kind: (typeof KINDS)[number], booking: Booking) => bookingMail(kind, booking, facts);

/** Elements that a mail is made of; `meta`, `br` and the text of `style` are all that may stay open or hold signs. */
const ELEMENTS = new Set("html head meta title style body table tr td div h1 h2 p b span br ul li a".split(" "));
const ATTRIBUTES = new Set("lang charset name content class style role width cellpadding cellspacing border align valign href".split(" "));

/** Reads a page tag by tag. @throws for anything that is not one of ours, open where it should be closed, or from outside. */
function readPage(html: string): string {
  const open: string[] = [];
  let text = "";
  for (const [piece] of html.replace(/^<!doctype html>\n/, "").matchAll(/<[^>]*>|[^<]+/g)) {
    if (!piece.startsWith("<")) {
      if (open.at(-1) !== "style" && piece.includes(">")) throw new Error(`A bare sign: ${piece}`);
      if (open.at(-1) !== "style") text += ` ${piece}`;
      continue;
    }
    const [, close, element = "", attributes = ""] = /^<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>$/.exec(piece) ?? [];
    if (!ELEMENTS.has(element)) throw new Error(`Not an element of ours: ${piece}`);
    for (const [, name = "", value = ""] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      if (!ATTRIBUTES.has(name) || (name === "href" && !value.startsWith(FACTS.publicUrl)) || /url\(/.test(value))
        throw new Error(`Not ours: ${piece}`);
    }
    if (close) {
      if (open.pop() !== element) throw new Error(`Closed too early: ${piece}`);
    } else if (element !== "meta" && element !== "br") open.push(element);
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(" ")}`);
  return text;
}

/** Control characters, and marks that turn the direction of writing. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const digits = (text: string): string => text.replaceAll(",", "");

describe("the mail about any booking", () => {
  it("says its number and its amount, as a text and as a page", () => {
    fc.assert(
      fc.property(kinds, randomBookings, (kind, booking) => {
        const mail = mailOf(kind, booking);
        const isBack = kind === "cancelled" || kind === "refunded" || kind === "refunded_otherwise";
        const amount = isBack ? booking.progress.cancellation?.refund : booking.quote.total;
        const parts = [booking.id, ...(amount && kind !== "not_completed" ? [toDecimal(amount)] : [])];
        for (const text of [mail.text, readPage(mail.html)]) expect(parts.filter((part) => !digits(text).includes(part))).toEqual([]);
        expect(mail.subject).toContain(booking.id);
      }),
    );
  });

  it("is a page of our own elements, each closed, that fetches nothing, in the reader's language", () => {
    fc.assert(
      fc.property(kinds, randomBookings, (kind, booking) => {
        const mail = mailOf(kind, booking);
        readPage(mail.html);
        expect(mail.html).toContain(`<html lang="${booking.language}">`);
        expect(mail.html.replaceAll("\n", "")).not.toMatch(CONTROLS);
      }),
    );
  });

  it("is a text of at most 72 letters a line, but for words that are longer", () => {
    fc.assert(
      fc.property(kinds, randomBookings, (kind, booking) => {
        const mail = mailOf(kind, booking);
        expect(mail.text.replaceAll("\n", "")).not.toMatch(CONTROLS);
        const long = mail.text.split("\n").filter((line) => [...line].length > 72 && /\S\s+\S/.test(line.replace(/^\s*[-!(]?\s*/, "")));
        expect(long).toEqual([]);
      }),
    );
  });

  it("makes no header of its own, and no line of more than 998 octets", async () => {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    await fc.assert(
      fc.asyncProperty(kinds, randomBookings, async (kind, booking) => {
        const mail = mailOf(kind, booking);
        expect(mail.subject).not.toMatch(/\p{Cc}/u);
        const { message } = await transport.sendMail(compose(mail, { name: "Farewind", address: "site@agency.example" }));
        const sent = String(message);
        expect([...headOf(sent).keys()].filter((header) => !HEADERS.includes(header))).toEqual([]);
        expect(partsOf(sent)).toHaveLength(2 + mail.attachments.length);
        expect(Math.max(...sent.split("\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
      }),
      { numRuns: 60 },
    );
  });

  it("brings a calendar that says each moment exactly, by the zones that it brings along", () => {
    fc.assert(
      fc.property(randomBookings, (booking) => {
        const { events } = readCalendar(bookingCalendar(booking, facts).content);
        const moments = momentsOf(booking);
        expect(events.map(({ start, end }) => [start, end])).toEqual(moments);
        expect(new Set(events.map(({ properties }) => properties.get("UID"))).size).toBe(moments.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the mail about any trip from city to city", () => {
  it("names every flight by its number and then each of its legs with both airports, as a text and as a page", () => {
    fc.assert(
      fc.property(fc.constantFrom(...WITH_FLIGHTS), randomMultiCityBookings, (kind, booking) => {
        const mail = mailOf(kind, booking);
        const told = signsOf(booking);
        for (const text of [mail.text, readPage(mail.html)]) expect(firstMissing(text, told)).toBeNull();
      }),
    );
  });

  it("brings a calendar with an event for every leg in the order of travel, named by its flight", () => {
    fc.assert(
      fc.property(randomMultiCityBookings, (booking) => {
        const file = mailOf("confirmed", booking).attachments[0];
        const { events } = readCalendar(file?.content ?? "");
        const legs = booking.offer.bounds.flatMap((bound) => bound.legs);
        expect(events).toHaveLength(legs.length);
        for (const [index, leg] of legs.entries()) {
          expect(events[index]?.properties.get("SUMMARY")).toContain(` ${leg.airline}-${leg.flightNumber}: `);
        }
      }),
    );
  });
});

/** The mails that tell all that was booked. */
const WITH_FLIGHTS = ["confirmed", "pending", "undone", "not_completed", "cancelled", "names_completed", "corrected"] as const;

/** What has to stand in a mail, one after another: the number of each bound, the code of each leg and where it leaves and lands. */
function signsOf({ language, offer }: FlightBooking): readonly string[] {
  const nth = language === "es" ? "Vuelo" : "Flight";
  return offer.bounds.flatMap(({ legs }, index) => [
    `${nth} ${index + 1}:`,
    ...legs.flatMap(({ airline, flightNumber, from, to }) => [`${airline}-${flightNumber},`, `(${from.code})`, `(${to.code})`]),
  ]);
}

/** The first sign that does not stand behind the one before it, or null. */
function firstMissing(text: string, signs: readonly string[]): string | null {
  const words = text.replaceAll(/\s+/g, " ");
  let at = 0;
  for (const sign of signs) {
    const found = words.indexOf(sign, at);
    if (found < 0) return sign;
    at = found + sign.length;
  }
  return null;
}

/** Every leg's; of the sample's stay, from 3 PM in winter to 11 AM in summer in Seattle. */
function momentsOf({ kind, offer }: Booking): readonly (readonly string[])[] {
  if (kind === "hotel") return [["2027-03-12T23:00:00Z", "2027-03-15T18:00:00Z"]];
  return offer.bounds.flatMap(({ legs }) => legs).map(({ departsAt, arrivesAt }) => [departsAt, arrivesAt]);
}

const HEADERS = [
  "auto-submitted",
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "content-transfer-encoding",
];
