import { describe, expect, it } from "vitest";
import { heldStay } from "../../usecases/testing/sample-stay.ts";
import { heldBooking, OFFER } from "../../usecases/testing/sample-trip.ts";
import type { Booking } from "../booking/index.ts";
import type { Leg } from "../flights/index.ts";
import type { Instant, LocalDateTime } from "../kernel/index.ts";
import { bookingCalendar, bookingMail } from "./index.ts";
import { FACTS, givenBack } from "./testing/sample-mails.ts";
import { readCalendar } from "./testing/read-calendar.ts";
import { tripOf } from "../../../tests/support/sample-offers.ts";

const FLIGHT = heldBooking(1, { state: "confirmed", language: "en" });
const FIRST_LEG = OFFER.bounds[0].legs[0] as Leg;
const STAYED = heldStay(2, { state: "confirmed", language: "es" });
const noteOf = (booking: Booking): string =>
  String(readCalendar(bookingCalendar(booking, FACTS).content).events[0]?.properties.get("DESCRIPTION")).replaceAll("\u00a0", " ");
const uids = (file: string) => readCalendar(file).events.map(({ properties }) => properties.get("UID"));

describe("a booking's calendar", () => {
  it("has an event a leg, each from its departure to its arrival", () => {
    const { name, contentType, content } = bookingCalendar(FLIGHT, FACTS);
    expect([name, contentType]).toEqual(["trip-00000001.ics", "text/calendar; charset=utf-8; method=PUBLISH"]);
    const { method, events } = readCalendar(content);
    expect(method).toBe("PUBLISH");
    expect([FLIGHT, STAYED].map((booking) => /\/\/Bookings\/\/(..)\r/.exec(bookingCalendar(booking, FACTS).content)?.[1])).toEqual([
      "EN",
      "ES",
    ]);
    expect(events.map(({ start, end, properties }) => [start, end, properties.get("SUMMARY")])).toEqual([
      ["2027-03-12T19:00:00Z", "2027-03-13T07:00:00Z", "Flight BA-178: New York to London"],
      ["2027-03-19T10:00:00Z", "2027-03-19T13:00:00Z", "Flight BA-178: London to New York"],
    ]);
  });

  it("tells each end on the clock of its own airport, also over the day when the clocks change", () => {
    const { content } = bookingCalendar(FLIGHT, FACTS);
    // Winter in New York on the 12th, summer on the 19th.
    expect(content).toContain("DTSTART;TZID=America/New_York:20270312T140000\r\nDTEND;TZID=Europe/London:20270313T070000");
    expect(content).toContain("DTSTART;TZID=Europe/London:20270319T100000\r\nDTEND;TZID=America/New_York:20270319T090000");
  });

  it("says each end in words too, by the clock of its place: a calendar shows all of them on its reader's", () => {
    const ends = { departsAtLocal: "2027-03-12T14:00:00" as LocalDateTime, arrivesAtLocal: "2027-03-13T07:00:00" as LocalDateTime };
    const offer = { ...OFFER, ...tripOf({ legs: [{ ...FIRST_LEG, ...ends }], durationMinutes: 720 }, null) };
    expect(noteOf({ ...FLIGHT, offer })).toContain(
      "\\n2:00 PM\\, Fri\\, Mar-12-2027: New York\\, New York Airport (JFK)" +
        "\\n7:00 AM\\, Sat\\, Mar-13-2027: London\\, London Airport (LHR)\\nAll times are local.\\n",
    );
    expect(noteOf(STAYED)).toContain(
      "Entrada desde las 3:00 p. m.\\, vie\\, 12-mar-2027\\nSalida hasta las 11:00 a. m.\\, lun\\, 15-mar-2027\\n",
    );
  });

  it("tells a time in UTC where the airport's zone is not known, and where its clock shows the time twice that night", () => {
    expect(bookingCalendar(FLIGHT, { ...FACTS, zoneOf: () => null }).content).toContain("DTSTART:20270312T190000Z");
    const late = { ...FIRST_LEG, departsAt: "2027-11-07T06:30:00Z" as Instant, arrivesAt: "2027-11-07T13:00:00Z" as Instant };
    const offer = { ...OFFER, ...tripOf({ legs: [late], durationMinutes: 390 }, null) };
    expect(bookingCalendar({ ...FLIGHT, offer }, FACTS).content).toContain("DTSTART:20271107T063000Z");
  });

  it("has one event of a stay by the hotel's clock, which keeps nobody busy", () => {
    const { name, content } = bookingCalendar(STAYED, FACTS);
    expect(name).toBe("viaje-00000002.ics");
    const [event, ...rest] = readCalendar(content).events;
    expect(rest).toEqual([]);
    // 3 PM in winter, 11 AM in summer.
    expect([event?.start, event?.end]).toEqual(["2027-03-12T23:00:00Z", "2027-03-15T18:00:00Z"]);
    expect(event?.properties.get("TRANSP")).toBe("TRANSPARENT");
    expect(event?.properties.get("LOCATION")).toBe("The Cartographer Hotel\\, 1208 Western Avenue\\, Centro\\, Seattle");
  });

  it("gives the events the same names whenever it is made, in whatever language, and other bookings others", () => {
    const first = uids(bookingCalendar(FLIGHT, FACTS).content);
    expect(uids(bookingCalendar({ ...FLIGHT, language: "es" }, { ...FACTS, now: "2027-03-09T09:00:00Z" as Instant }).content)).toEqual(
      first,
    );
    expect(new Set([...first, ...uids(bookingCalendar({ ...FLIGHT, id: STAYED.id }, FACTS).content)]).size).toBe(4);
  });

  it("takes the same events out, in a later version, once the booking is given back", () => {
    const file = bookingMail("cancelled", givenBack(FLIGHT), FACTS).attachments[0];
    expect(file?.contentType).toContain("method=CANCEL");
    const { method, events } = readCalendar(file?.content ?? "");
    expect(method).toBe("CANCEL");
    expect(events.map(({ properties }) => [properties.get("STATUS"), properties.get("SEQUENCE")])).toEqual([
      ["CANCELLED", "1"],
      ["CANCELLED", "1"],
    ]);
    expect(uids(file?.content ?? "")).toEqual(uids(bookingCalendar(FLIGHT, FACTS).content));
    expect(bookingCalendar(givenBack(FLIGHT), FACTS).content).toContain("METHOD:CANCEL");
  });

  it("takes them out too while a person looks after the refund, and leaves in what may still be travelled on", () => {
    const { progress } = givenBack(FLIGHT);
    const waiting = (from: "cancelled" | "ordered") => {
      const attention = { reason: "refund_declined", from, since: FACTS.now } as const;
      return bookingCalendar({ ...FLIGHT, state: "needs_person", progress: { ...progress, attention } }, FACTS).content;
    };
    expect(waiting("cancelled")).toContain("METHOD:CANCEL");
    expect(waiting("ordered")).toContain("METHOD:PUBLISH");
  });

  it("says in a demonstration that nothing of it is real", () => {
    const { content } = bookingCalendar(FLIGHT, FACTS);
    expect(content.replaceAll("\r\n ", "")).toContain("no airline knows of this booking");
    expect(bookingCalendar(FLIGHT, { ...FACTS, isModelSupply: false }).content.replaceAll("\r\n ", "")).not.toContain("no airline");
  });
});
