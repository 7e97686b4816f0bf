import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { checkHotelDraft, guestsFault, isSamePlace, wrongStayDates } from "./check-hotel-draft.ts";
import { type HotelDraft, hotelDraftQuery, readHotelDraft, startingLater } from "./hotel-draft.ts";

const today = "2026-11-21" as LocalDate;
const days = { today, first: "2026-11-20" as LocalDate, locale: "en" } as const;
const draft = (change: Partial<HotelDraft>): HotelDraft => ({
  ...readHotelDraft(new URLSearchParams("org=Seattle"), days),
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
    expect(readHotelDraft(hotelDraftQuery(full), days)).toEqual(full);
  });

  it.each(["Nov-21-2026", "Nov-20-2026"])(
    "drops a check-out on %s with the check-in that is past: no night lies between it and today",
    (checkout) => {
      expect(readHotelDraft(new URLSearchParams(`checkin=Nov-18-2026&checkout=${checkout}`), days)).toMatchObject({
        checkin: "Nov-21-2026",
        checkout: "Nov-28-2026",
      });
      expect(readHotelDraft(new URLSearchParams("checkin=Nov-18-2026&checkout=Nov-22-2026"), days).checkout).toBe("Nov-22-2026");
    },
  );

  it("drops days that are past and stays seven nights from the check-in that is left", () => {
    expect(readHotelDraft(new URLSearchParams("checkin=Nov-19-2026&checkout=Nov-19-2026"), days)).toMatchObject({
      checkin: "Nov-21-2026",
      checkout: "Nov-28-2026",
    });
    expect(readHotelDraft(new URLSearchParams("checkin=Mar-12-2027&rooms=0&adt=99"), days)).toMatchObject({
      checkout: "Mar-19-2027",
      rooms: 0,
      adults: 10,
    });
  });
});

const asked = (query: string, locale: "en" | "es" = "en"): HotelDraft =>
  readHotelDraft(new URLSearchParams(query), { ...days, locale }, "address");

describe("the hotel draft of an address that was refused", () => {
  it.each([
    ["Feb-31-2027", "Feb-31-2027", "invalid_date"],
    ["Jan-20-2020", "Jan-20-2020", "past_check_in"],
    ["2028-01-20", "Jan-20-2028", "beyond_horizon"],
    ["Nov-20-2026", "Nov-20-2026", undefined],
  ])("asked for a check-in on %s, shows %s and says %s", (checkin, shown, fault) => {
    const read = asked(`checkin=${checkin}`);
    expect([read.checkin, wrongStayDates(read, days)]).toEqual([shown, fault === undefined ? {} : { checkin: fault }]);
  });

  it("leaves the check-out open where the check-in cannot be: the search adds the usual nights to another", () => {
    expect([asked("checkin=Feb-31-2027").checkout, asked("checkin=Jan-20-2020").checkout]).toEqual(["", ""]);
    expect([asked("checkin=Mar-12-2027").checkout, asked("org=Seattle").checkout]).toEqual(["Mar-19-2027", "Nov-28-2026"]);
  });

  it("keeps a check-out that cannot be, in the language of the page", () => {
    const read = asked("checkin=Mar-12-2027&checkout=16/03/2027", "es");
    expect([read.checkin, read.checkout, wrongStayDates(read, days)]).toEqual(["12-mar-2027", "16/03/2027", { checkout: "invalid_date" }]);
    expect(wrongStayDates(asked("checkin=Jan-20-2020&checkout=x"), days)).toEqual({ checkin: "past_check_in", checkout: "invalid_date" });
    expect(wrongStayDates(asked("checkin=Mar-12-2027&checkout=Mar-11-2027"), days)).toEqual({ checkout: "check_out_not_after_check_in" });
  });
});

describe("the hotel draft in Spanish", () => {
  const spanish = { ...days, locale: "es" } as const;

  it("writes its days the Spanish way and asks for them as every other query does", () => {
    const spoken = readHotelDraft(new URLSearchParams("org=Seattle&checkin=Dec-24-2026&checkout=04-ene-2027"), spanish);
    expect([spoken.checkin, spoken.checkout, checkHotelDraft(spoken, spanish)]).toEqual(["24-dic-2026", "04-ene-2027", {}]);
    expect(hotelDraftQuery(spoken).toString()).toContain("checkin=Dec-24-2026&checkout=Jan-04-2027");
  });
  it("follows to a place where it is later in the same way", () => {
    const open = readHotelDraft(new URLSearchParams("org=Seattle"), spanish);
    expect(startingLater(open, spanish, "2026-11-22" as LocalDate)).toMatchObject({ checkin: "22-nov-2026", checkout: "29-nov-2026" });
  });
});

describe("the first day of a hotel draft", () => {
  it("is any that is still today somewhere: only the server knows the day at the place", () => {
    const tonight = readHotelDraft(new URLSearchParams("org=Seattle&checkin=Nov-20-2026&checkout=Nov-22-2026"), days);
    expect([tonight.checkin, checkHotelDraft(tonight, days)]).toEqual(["Nov-20-2026", {}]);
  });
  it("follows to a place where it is later unless somebody has chosen another", () => {
    const there = "2026-11-22" as LocalDate;
    expect(startingLater(draft({}), days, there)).toMatchObject({ checkin: "Nov-22-2026", checkout: "Nov-29-2026" });
    expect(startingLater(draft({ checkout: "Nov-25-2026" }), days, there).checkin).toBe("Nov-21-2026");
    expect(startingLater(draft({}), days, "2026-11-20" as LocalDate).checkin).toBe("Nov-21-2026");
  });
});

describe("the radius of a hotel draft", () => {
  it("is carried when it is not ours, and what is none is ours", () => {
    const near = readHotelDraft(new URLSearchParams("org=Seattle&radius=3"), days);
    expect([near.radiusMiles, hotelDraftQuery(near).get("radius")]).toEqual([3, "3"]);
    const own = readHotelDraft(new URLSearchParams("org=Seattle&radius=7"), days);
    expect([own.radiusMiles, hotelDraftQuery(own).has("radius")]).toEqual([10, false]);
  });
});

describe("checking a hotel draft", () => {
  it("finds nothing wrong with a full form", () => {
    expect(checkHotelDraft(draft({}), days)).toEqual({});
  });
  it("asks for the destination", () => {
    expect(checkHotelDraft(draft({ org: " " }), days)).toEqual({ org: "required" });
  });
  it.each<[Partial<HotelDraft>, object]>([
    [{ checkin: "Nov-19-2026" }, { checkin: "past_check_in" }],
    [{ checkin: "soon" }, { checkin: "invalid_date" }],
    [{ checkin: "Mar-12-2027", checkout: "Mar-12-2027" }, { checkout: "check_out_not_after_check_in" }],
    [{ checkin: "Mar-12-2027", checkout: "Mar-11-2027" }, { checkout: "check_out_not_after_check_in" }],
    [{ checkin: "Mar-12-2027", checkout: "Apr-12-2027" }, { checkout: "too_many_nights" }],
    [{ checkin: "Nov-21-2027" }, { checkin: "beyond_horizon" }],
  ])("says what is wrong with %j", (change, faults) => {
    expect(checkHotelDraft(draft(change), days)).toEqual(faults);
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
