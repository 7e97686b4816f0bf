import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addDays, type BookingId, type LocalDate } from "../../src/core/kernel/index.ts";
import {
  bookedKey,
  draftKey,
  enquiryKey,
  forgetOld,
  keep,
  namesKey,
  readKept,
  sentKey,
} from "../../src/web/components/booking-form/draft-storage.ts";
import english from "../../src/web/content/legal/cookies-policy.en.ts";
import spanish from "../../src/web/content/legal/cookies-policy.es.ts";
import { en } from "../../src/web/i18n/en/index.ts";
import { es } from "../../src/web/i18n/es/index.ts";
import { fakeStorage } from "../../src/web/testing/fake-storage.ts";

/** What stands before the name of one booking or form. */
const nameOf = (key: string): string => `${key.split(":")[0]}:…`;
const NAMES = [
  draftKey({ adults: 1, children: 0, infants: 0 }),
  sentKey("x"),
  bookedKey("x"),
  enquiryKey("x"),
  namesKey("x" as BookingId),
].map(nameOf);

it.each([
  ["English", english],
  ["Spanish", spanish],
])("every name under which forms are kept in a browser stands in the cookies policy in %s", (_, page) => {
  const words = JSON.stringify(page);
  for (const name of NAMES) expect(words).toContain(name);
});

beforeEach(() => void vi.stubGlobal("localStorage", fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

/** On how many days of the calendar something that is typed on one is still found: the number of days that it is kept at most. */
function daysKept(): number {
  const typedOn = "2026-11-23" as LocalDate;
  const key = enquiryKey("message");
  keep(key, { fullName: "Maya" }, typedOn);
  for (let days = 1; days < 9; days++) {
    forgetOld(addDays(typedOn, days));
    if (readKept(key) === null) return days;
  }
  return Number.POSITIVE_INFINITY;
}

it.each([
  ["English", english, en, /two days at most/gi],
  ["Spanish", spanish, es, /dos días a lo sumo/gi],
])("the cookies policy and the forms say in %s for how long at most a browser keeps them", (_, page, { booking, manage }, words) => {
  expect(daysKept()).toBe(2);
  expect(JSON.stringify(page).match(words)).toHaveLength(NAMES.length);
  for (const line of [booking.draft, manage.names.draft]) expect(line).toMatch(new RegExp(words, "i"));
});
