import { describe, expect, it } from "vitest";
import { RETENTION } from "../../src/core/desk/index.ts";
import { LIMITS, type LimitName } from "../../src/core/limits/index.ts";
import { CHECK_HOURS, CONFIRM_HOURS, LEAST_DROP, MOST_WATCHES } from "../../src/core/watches/index.ts";
import { KEPT_DAYS } from "../../src/core/retention/index.ts";
import englishFares from "../../src/web/content/legal/fare-disclosure-policy.en.ts";
import spanishFares from "../../src/web/content/legal/fare-disclosure-policy.es.ts";
import english from "../../src/web/content/legal/privacy-policy.en.ts";
import type { LegalPage } from "../../src/web/content/page-types.ts";
import spanish from "../../src/web/content/legal/privacy-policy.es.ts";
import { policyCondition } from "../../src/core/policy/index.ts";

/** In which row of the table each counter stands; a new one does not compile until it has one. */
const ROWS: Readonly<Record<LimitName, number>> = {
  search: 0,
  scan: 0,
  suggestion: 0,
  page: 1,
  booking: 2,
  repeat: 2,
  sameBooking: 2,
  lookup: 3,
  declinedFrom: 4,
  declinedFor: 4,
  resend: 5,
  enquiry: 6,
  watch: 7,
  confirmation: 7,
};
const SECONDS: Readonly<Record<string, number>> = {
  "a minute": 60,
  "un minuto": 60,
  "ten minutes": 600,
  "diez minutos": 600,
  "an hour": 3600,
  "una hora": 3600,
  "a day": 86_400,
  "un día": 86_400,
};

const tableOf = ({ sections }: LegalPage) =>
  sections
    .flatMap(({ body }) => body)
    .flatMap((block) => (typeof block === "object" && "table" in block ? [block.table] : []))
    .find(({ head }) => head[0] === "We count" || head[0] === "Contamos");

describe.each([
  ["English", english],
  ["Spanish", spanish],
])("the privacy policy in %s", (_, page) => {
  it.each(Object.keys(ROWS) as LimitName[])("says for how long %s is counted", (name) => {
    const words = tableOf(page)?.rows[ROWS[name]]?.[2] ?? "";
    expect(SECONDS[words]).toBe(Math.max(...LIMITS[name].limits.map(({ seconds }) => seconds)));
  });

  it("says how long the rest is kept", () => {
    const text = JSON.stringify(page);
    for (const days of [
      KEPT_DAYS.requestKeys,
      KEPT_DAYS.deliveredMails,
      RETENTION.unpaidBookingDays,
      RETENTION.enquiryDays,
      KEPT_DAYS.endedWatches,
    ])
      expect(text).toMatch(new RegExp(`\\b${days} d(ay|ía)s`));
    expect(text).toMatch(new RegExp(`\\b${CONFIRM_HOURS} (hours|horas)`));
  });
});

it.each([
  ["English", english, "en", "after the trip, or after the booking where there was none"],
  ["Spanish", spanish, "es", "después del viaje, o de la reserva si no lo hubo"],
] as const)(
  "the privacy policy in %s counts the years of financial records from where `erasureOfBooking` does",
  (_, page, locale, from) => {
    expect(JSON.stringify(page)).toContain(`{policy.financialRecords} ${from}`);
    expect(policyCondition("financialRecords", locale)).toBe(from);
  },
);

describe.each([
  ["English", englishFares, "1% and $1.00", "10 searches"],
  ["Spanish", spanishFares, "1% y $1.00", "10 búsquedas"],
])("the fare disclosure in %s", (_, page, drop, most) => {
  it("says from which drop on a watched price is mailed, how often, how many one address watches, and when it ends", () => {
    const text = JSON.stringify(page);
    expect([LEAST_DROP.percent, LEAST_DROP.amountMinor, MOST_WATCHES]).toEqual([1, 100, 10]);
    for (const words of [drop, most, `${CHECK_HOURS} h`, `${CONFIRM_HOURS} h`]) expect(text).toContain(words);
  });
});
