import { describe, expect, it } from "vitest";
import type { LocalDate } from "../kernel/index.ts";
import type { Guests } from "./guests.ts";
import { STAY_MESSAGES, stayFault } from "./stay-fault.ts";

const TODAY = "2027-03-01" as LocalDate;
const SOUND: Guests = { adults: 2, children: 1, infants: 1, rooms: 1 };
const faultOf = (checkIn: string, checkOut: string, guests: Partial<Guests> = {}) =>
  stayFault({ checkIn: checkIn as LocalDate, checkOut: checkOut as LocalDate }, { ...SOUND, ...guests }, TODAY);
const guestFaultOf = (guests: Partial<Guests>) => faultOf("2027-03-12", "2027-03-19", guests);

describe("the dates of a stay", () => {
  it.each([
    ["from today", "2027-03-01", "2027-03-02"],
    ["of 30 nights", "2027-03-12", "2027-04-11"],
    ["that ends 365 days ahead", "2028-02-28", "2028-02-29"],
  ])("are sound: %s", (_, checkIn, checkOut) => {
    expect(faultOf(checkIn, checkOut)).toBeNull();
  });

  it.each([
    ["past_check_in", "checkin", "2027-02-28", "2027-03-05"],
    ["beyond_horizon", "checkin", "2028-02-29", "2028-03-01"],
    ["beyond_horizon", "checkin", "9999-12-31", "2027-03-05"],
    ["beyond_horizon", "checkout", "2028-02-28", "2028-03-01"],
    ["check_out_not_after_check_in", "checkout", "2027-03-12", "2027-03-12"],
    ["check_out_not_after_check_in", "checkout", "2027-03-12", "2027-03-11"],
    ["too_many_nights", "checkout", "2027-03-12", "2027-04-12"],
  ])("are refused as %s of %s: %s to %s", (code, field, checkIn, checkOut) => {
    expect(faultOf(checkIn, checkOut)).toEqual({ code, field });
  });
});

describe("the guests of a stay", () => {
  it.each<[string, Partial<Guests>]>([
    ["one adult", { adults: 1, children: 0, infants: 0 }],
    ["four adults and two children with two infants in one room", { adults: 4, children: 2, infants: 2 }],
    ["as many as the counters go to", { adults: 10, children: 10, infants: 2, rooms: 5 }],
    ["an adult in each of five rooms", { adults: 5, rooms: 5 }],
  ])("are sound: %s", (_, guests) => {
    expect(guestFaultOf(guests)).toBeNull();
  });

  it.each<[string, string, Partial<Guests>]>([
    ["no_room_or_adult", "rooms", { rooms: 0 }],
    ["no_room_or_adult", "adt", { adults: 0 }],
    ["over_limit", "rooms", { rooms: 6, adults: 6 }],
    ["over_limit", "adt", { adults: 11, rooms: 5 }],
    ["over_limit", "chd", { children: 11, rooms: 2 }],
    ["over_limit", "ift", { infants: 3 }],
    ["fewer_adults_than_rooms", "adt", { rooms: 3 }],
    ["more_guests_than_rooms_hold", "rooms", { adults: 5 }],
    ["more_guests_than_rooms_hold", "rooms", { adults: 2, children: 5 }],
  ])("are refused as %s of %s: %o", (code, field, guests) => {
    expect(guestFaultOf(guests)).toEqual({ code, field });
  });

  it("are spoken about after the dates, as the form has them", () => {
    expect(faultOf("2027-03-12", "2027-03-12", { rooms: 0, adults: 0 })).toMatchObject({ field: "checkout" });
    expect(guestFaultOf({ rooms: 0, adults: 0 })).toMatchObject({ field: "rooms" });
  });
});

describe("the English words of a fault", () => {
  it("say what to do, with our own limits", () => {
    expect(STAY_MESSAGES.no_room_or_adult).toBe("Choose at least one room and one adult.");
    expect(STAY_MESSAGES.too_many_nights).toBe("A stay holds at most 30 nights.");
    expect(STAY_MESSAGES.over_limit).toBe("One booking holds at most 5 rooms, 10 adults, 10 children and 2 infants.");
    expect(STAY_MESSAGES.more_guests_than_rooms_hold).toContain("at most 4 adults and 6 guests");
  });
});
