import { describe, expect, it } from "vitest";
import { BOOKING_HORIZON_DAYS, MAX_TICKETS, MOST_BOUNDS, OFFER_MINUTES, PARTY_LIMITS } from "../../src/core/flights/index.ts";
import { GUEST_LIMITS, LARGEST_ROOM, MAX_NIGHTS, RADIUS_MILES, STAY_HORIZON_DAYS } from "../../src/core/hotels/index.ts";
import { ADULT_MIN_AGE, LEAD_MIN_AGE } from "../../src/core/travellers/index.ts";
import englishFares from "../../src/web/content/legal/fare-disclosure-policy.en.ts";
import spanishFares from "../../src/web/content/legal/fare-disclosure-policy.es.ts";
import englishStudents from "../../src/web/content/themes/student.en.ts";
import spanishStudents from "../../src/web/content/themes/student.es.ts";
import { en } from "../../src/web/i18n/en/index.ts";
import { es } from "../../src/web/i18n/es/index.ts";

const figures = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** The sentence of a page that speaks of something. */
function sentenceOf(page: unknown, about: RegExp): string {
  const found = JSON.stringify(page)
    .split(/(?<=[.:])\s/)
    .filter((sentence) => about.test(sentence));
  if (found.length !== 1) throw new Error(`${found.length} sentences say ${about}.`);
  return found[0] ?? "";
}

const { rooms, adults, children, infants } = GUEST_LIMITS;
const MOST_GUESTS = [rooms.max, adults.max, children.max, infants.max];

describe.each([
  ["English", en, englishFares, /keeps its fare for/, englishStudents, /Tickets are sold up to/],
  ["Spanish", es, spanishFares, /conserva su tarifa durante/, spanishStudents, /Los boletos se venden con/],
])("figures that sentences type in %s are those of the rules", (_, messages, fares, heldFor, students, soldAhead) => {
  const { search, results, multiCity, hotels, booking } = messages;

  it.each<[what: string, texts: readonly string[], figures: readonly number[]]>([
    [
      "for how long flights are sold ahead",
      [search.faults.dateTooFar, results.faults.beyond_horizon, sentenceOf(students, soldAhead)],
      [BOOKING_HORIZON_DAYS],
    ],
    ["how many tickets a booking holds", [results.faults.too_many_travellers("#"), booking.errors.too_many_travellers], [MAX_TICKETS]],
    ["how many infants", [results.faults.too_many_infants], [PARTY_LIMITS.infants.max]],
    ["from which age a lead traveler is old enough", [booking.passengers.lead, booking.errors.lead_too_young], [LEAD_MIN_AGE]],
    ["from which age one is an adult", [search.adultsHint, booking.passengers.ages.adult, booking.errors.adult_too_young], [ADULT_MIN_AGE]],
    ["how many flights a multi-city trip has", [multiCity.rows], [3, MOST_BOUNDS]],
    ["for how long an offer holds", [multiCity.gone.offer_expired.why, sentenceOf(fares, heldFor)], [OFFER_MINUTES]],
    ["for how long rooms are sold ahead", [hotels.form.faults.beyond_horizon, hotels.results.faults.beyond_horizon], [STAY_HORIZON_DAYS]],
    [
      "how long a stay is",
      [hotels.form.faults.too_many_nights, hotels.results.faults.too_many_nights, booking.errors.too_many_nights],
      [MAX_NIGHTS],
    ],
    [
      "how many rooms and guests",
      [hotels.form.faults.over_limit, hotels.results.faults.over_limit, booking.errors.over_limit],
      MOST_GUESTS,
    ],
    ["how many rooms", [hotels.form.counters.rooms.hint], [rooms.max]],
    [
      "what a room holds",
      [hotels.form.faults.more_guests_than_rooms_hold, hotels.results.faults.more_guests_than_rooms_hold],
      [LARGEST_ROOM.maxAdults, LARGEST_ROOM.maxGuests],
    ],
    ["how far around hotels are looked for", [hotels.results.faults.unknown_radius], RADIUS_MILES],
  ])("%s", (_what, texts, expected) => {
    for (const text of texts) expect({ text, figures: figures(text) }).toEqual({ text, figures: [...expected] });
  });
});
