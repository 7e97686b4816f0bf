import type { Instant, Language } from "../kernel/index.ts";
import { cleanText } from "./clean-text.ts";
import { isAmbiguous, stamp, timeZoneLines } from "./time-zone-lines.ts";

/** One end of an event: a moment, and the zone on whose clock it is told; null for UTC. */
export interface CalendarMoment {
  readonly at: Instant;
  readonly zone: string | null;
}

export interface CalendarEvent {
  /** Stays the same as long as the event is the same; a later version replaces the one before. */
  readonly uid: string;
  readonly start: CalendarMoment;
  readonly end: CalendarMoment;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Whether somebody is away meanwhile, or may be asked for something else. */
  readonly isBusy: boolean;
}

interface Calendar {
  /** `PUBLISH` adds the events, `CANCEL` takes them out. */
  readonly method: "PUBLISH" | "CANCEL";
  /** What its words are in. */
  readonly language: Language;
  readonly sequence: number;
  readonly writtenAt: Instant;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly url: string;
  readonly events: readonly CalendarEvent[];
}

/** A calendar as a file (RFC 5545 and 5546), each start and end on the clock of its own place. */
export function calendarFile(calendar: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(calendar.organizer.name)}//Bookings//${calendar.language.toUpperCase()}`,
    `METHOD:${calendar.method}`,
    ...zonesOf(calendar.events),
    ...calendar.events.flatMap((event) => eventLines(calendar, event)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines({ method, sequence, writtenAt, organizer, url }: Calendar, event: CalendarEvent): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${text(event.uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(writtenAt)}Z`,
    momentLine("DTSTART", event.start),
    momentLine("DTEND", event.end),
    `SUMMARY:${text(event.summary)}`,
    `LOCATION:${text(event.location)}`,
    `DESCRIPTION:${text(event.description)}`,
    `URL:${url}`,
    `ORGANIZER;CN="${organizer.name.replaceAll(/["\p{Cc}]/gu, "'")}":mailto:${organizer.email}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${event.isBusy ? "OPAQUE" : "TRANSPARENT"}`,
    "END:VEVENT",
  ];
}

const momentLine = (name: string, { at, zone }: CalendarMoment): string =>
  zone === null || isAmbiguous(at, zone) ? `${name}:${stamp(at)}Z` : `${name};TZID=${zone}:${stamp(at, zone)}`;

/** The rules of every zone that the events name, for the time that they last. */
function zonesOf(events: readonly CalendarEvent[]): readonly string[] {
  const moments = events.flatMap(({ start, end }) => [start, end]);
  const zones = [...new Set(moments.map(({ zone }) => zone).filter((zone) => zone !== null))];
  return zones.flatMap((zone) =>
    timeZoneLines(
      zone,
      moments.filter((moment) => moment.zone === zone).map(({ at }) => at),
    ),
  );
}

/** A text's own commas, semicolons, backslashes and line ends, so that it makes no property of its own. */
const text = (value: string): string =>
  value
    .split(/\r\n|\r|\n/)
    .map((line) => cleanText(line).replaceAll(/[\\;,]/g, (sign) => `\\${sign}`))
    .join("\\n");

/** Lines of at most 75 octets, no letter of several octets cut in two. */
function folded(line: string): string {
  let [out, octets] = ["", 0];
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 75) [out, octets] = [`${out}\r\n `, 1];
    [out, octets] = [out + letter, octets + size];
  }
  return out;
}
