import { addDays, dateInZone, type Instant, type LocalDate, minuteInZone, parseDate, Temporal } from "../kernel/index.ts";
import type { EnquiryReader } from "./enquiry-fault.ts";

/** Parts of a day in which somebody may be called, by the hours of their own clock. */
export const DAY_PARTS = {
  morning: { fromHour: 8, toHour: 12 },
  afternoon: { fromHour: 12, toHour: 17 },
  evening: { fromHour: 17, toHour: 21 },
} as const;
export type DayPart = keyof typeof DAY_PARTS;

/** When somebody wants to be called: as soon as there is an agent, or in a part of a day where they are. */
export type CallTime =
  | { readonly kind: "soon" }
  | {
      readonly kind: "within";
      readonly date: LocalDate;
      readonly part: DayPart;
      /** IANA zone of the clock that date and part are read on. */
      readonly zone: string;
    };

/** The choices of the form: as soon as possible, today, or a date. */
export const CALL_CHOICES = ["asap", "today", "date"] as const;

/** How many days ahead a call can be asked for. */
export const CALL_DAYS_AHEAD = 30;

/** When to call, as typed. All but `when` may be blank where it is as soon as possible, `date` also where it is today. */
export interface CallTimeFields {
  readonly when: string;
  readonly part: string;
  readonly date: string;
  readonly zone: string;
}

/** Reads when to call; null and a fault noted when there is no such time, or it has passed at `now`. */
export function readCallTime(reader: EnquiryReader, fields: CallTimeFields, now: Instant): CallTime | null {
  const choice = reader.parsed("when", fields.when, oneOf(CALL_CHOICES), "invalid_choice");
  if (choice === null) return null;
  if (choice === "asap") return { kind: "soon" };
  const part = reader.parsed("part", fields.part, oneOf(Object.keys(DAY_PARTS) as DayPart[]), "invalid_choice");
  const zone = reader.parsed("zone", fields.zone, asZone, "unknown_zone");
  if (zone === null) return null;
  const today = dateInZone(now, zone);
  const date = choice === "today" ? today : readDate(reader, fields.date, today);
  if (part === null || date === null) return null;
  const isOver = date === today && minuteInZone(now, zone) >= DAY_PARTS[part].toHour * 60;
  return isOver ? reader.fail("part", "part_over") : { kind: "within", date, part, zone };
}

function readDate(reader: EnquiryReader, text: string, today: LocalDate): LocalDate | null {
  const date = reader.parsed("date", text, parseDate, "invalid_date");
  if (date === null) return null;
  if (date < today) return reader.fail("date", "past_date");
  return date > addDays(today, CALL_DAYS_AHEAD) ? reader.fail("date", "too_far_ahead") : date;
}

/** Reads one of some words. */
export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word | null =>
    words.find((word) => word === text) ?? null;

/**
 * A zone of the IANA database by its name, such as `America/Chicago`; a bare offset is none, nor are letters that several places go by, such as `PST` and
 * `IST`: `Intl` takes them for one, and what reads the clock of a zone does not.
 */
function asZone(text: string): string | null {
  if (!/^[A-Za-z][\w+/-]{1,49}$/.test(text)) return null;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return text;
  } catch {
    return null; // asking is the one way to know whether a zone exists
  }
}
