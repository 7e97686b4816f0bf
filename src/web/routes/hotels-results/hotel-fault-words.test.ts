import { expect, it } from "vitest";
import { en } from "../../i18n/en/index.ts";
import { hotelFaultSentences, hotelFaultWords } from "./hotel-fault-words.ts";
import type { HotelSearchFault } from "./load-hotels.ts";

const words = (fault: HotelSearchFault, query = "") => hotelFaultWords(fault, new URLSearchParams(query), en.hotels.results.faults);

it.each<[HotelSearchFault, string, RegExp]>([
  [{ code: "required", field: "org" }, "", /where you want to stay/],
  [{ code: "required", field: "checkin" }, "", /check-in date/],
  [{ code: "unknown_place", field: "org" }, "org=Atlantis", /“Atlantis”/],
  [{ code: "invalid_date", field: "checkin" }, "checkin=soon", /“soon” is not a date/],
  [{ code: "past_check_in", field: "checkin" }, "", /has passed/],
  [{ code: "check_out_not_after_check_in", field: "checkout" }, "", /after the check-in/],
  [{ code: "too_many_nights", field: "checkout" }, "", /30 nights/],
  [{ code: "no_room_or_adult", field: "rooms" }, "", /^Choose at least one room and one adult\.$/],
  [{ code: "more_guests_than_rooms_hold", field: "rooms" }, "", /do not fit/],
  [{ code: "over_limit", field: "chd" }, "", /10 children and 2 infants/],
])("says %j in words", (fault, query, text) => {
  expect(words(fault, query)).toMatch(text);
});

it("repeats no more than a line of what was typed", () => {
  expect(words({ code: "unknown_place", field: "org" }, `org=${"x".repeat(5000)}`).length).toBeLessThan(250);
});

it("says once what is true of several fields", () => {
  const faults = (["adt", "chd"] as const).map((field) => ({ code: "over_limit", field }) as const);
  expect(
    hotelFaultSentences([...faults, { code: "invalid_count", field: "ift" }], new URLSearchParams(), en.hotels.results.faults),
  ).toEqual(["One booking holds at most 5 rooms, 10 adults, 10 children and 2 infants.", "The number of guests or rooms is not a number."]);
});
