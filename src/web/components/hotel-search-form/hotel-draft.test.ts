import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { checkHotelDraft, guestsFault, isSamePlace } from "./check-hotel-draft.ts";
import { type HotelDraft, hotelDraftQuery, readHotelDraft } from "./hotel-draft.ts";

const today = "2026-11-21" as LocalDate;
const draft = (change: Partial<HotelDraft>): HotelDraft => ({
  ...readHotelDraft(new URLSearchParams("org=Seattle"), today),
  ...change,
});

describe("the hotel draft", () => {
  it("writes the parameters of the specification", () => {
    expect(hotelDraftQuery(draft({ checkin: "2027-03-12", checkout: "mar-16-2027" })).toString()).toBe(
      "org=Seattle&checkin=Mar-12-2027&checkout=Mar-16-2027&adt=2&chd=0&ift=0&rooms=1",
    );
  });

  it("comes back from its own query", () => {
    const full = draft({
      org: "Space Needle, Seattle",
      checkin: "Mar-12-2027",
      checkout: "Mar-16-2027",
      rooms: 2,
      children: 3,
      infants: 1,
    });
    expect(readHotelDraft(hotelDraftQuery(full), today)).toEqual(full);
  });

  it("drops days that are past and stays seven nights from the check-in that is left", () => {
    expect(readHotelDraft(new URLSearchParams("checkin=Nov-20-2026&checkout=Nov-20-2026"), today)).toMatchObject({
      checkin: "Nov-21-2026",
      checkout: "Nov-28-2026",
    });
    expect(readHotelDraft(new URLSearchParams("checkin=Mar-12-2027&rooms=0&adt=99"), today)).toMatchObject({
      checkout: "Mar-19-2027",
      rooms: 0,
      adults: 10,
    });
  });
});

describe("checking a hotel draft", () => {
  it("finds nothing wrong with a full form", () => {
    expect(checkHotelDraft(draft({}), today)).toEqual({});
  });
  it("asks for the destination", () => {
    expect(checkHotelDraft(draft({ org: " " }), today)).toEqual({ org: "required" });
  });
  it.each<[Partial<HotelDraft>, object]>([
    [{ checkin: "Nov-20-2026" }, { checkin: "past_check_in" }],
    [{ checkin: "soon" }, { checkin: "invalid_date" }],
    [{ checkin: "Mar-12-2027", checkout: "Mar-12-2027" }, { checkout: "check_out_not_after_check_in" }],
    [{ checkin: "Mar-12-2027", checkout: "Mar-11-2027" }, { checkout: "check_out_not_after_check_in" }],
    [{ checkin: "Mar-12-2027", checkout: "Apr-12-2027" }, { checkout: "too_many_nights" }],
    [{ checkin: "Nov-21-2027" }, { checkin: "beyond_horizon" }],
  ])("says what is wrong with %j", (change, faults) => {
    expect(checkHotelDraft(draft(change), today)).toEqual(faults);
  });
  it("lets dates of a past or missing day be, and looks at the counters", () => {
    expect(guestsFault(draft({ rooms: 0 }), today)).toBe("no_room_or_adult");
    expect(guestsFault(draft({ adults: 0 }), today)).toBe("no_room_or_adult");
    expect(guestsFault(draft({ adults: 9, rooms: 1 }), today)).toBe("more_guests_than_rooms_hold");
    expect(guestsFault(draft({ checkin: "soon" }), today)).toBeNull();
  });
  it("refuses a stay where somebody comes from, when the address says where that is", () => {
    expect([isSamePlace(draft({ source: "seattle " })), isSamePlace(draft({ source: "Boston" })), isSamePlace(draft({}))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
