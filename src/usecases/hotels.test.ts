import { describe, expect, it } from "vitest";
import type { Guests, Stay } from "../core/hotels/index.ts";
import { err, type HotelId, type Instant, type LocalDate, type RateId } from "../core/kernel/index.ts";
import { createUseCases } from "./create-use-cases.ts";
import type { Metrics } from "./ports/metrics.ts";
import { createBookingWorld } from "./testing/booking-world.ts";
import { SEATTLE } from "../core/hotels/testing/seattle.ts";
import { GUESTS, HOTEL, RATE_ID, STAY, STAY_REQUEST } from "./testing/sample-stay.ts";
import { createScriptedGateway } from "./testing/scripted-gateway.ts";

/** All use cases over doubles, and what they had counted. `at` is an instant on 1 March 2027 or so. */
function setUp(at?: string) {
  const counted: string[] = [];
  const metrics: Metrics = {
    observeRequest: () => undefined,
    observeSearch: (kind, outcome, seconds) => counted.push(`${kind} ${outcome} ${seconds}`),
    countBooking: (kind, outcome) => counted.push(`${kind} ${outcome}`),
  };
  const world = createBookingWorld(createScriptedGateway());
  const clock = at === undefined ? world.clock : { now: () => at as Instant };
  return { world, counted, useCases: createUseCases({ ...world, clock, metrics }) };
}

const unasked = () => Promise.reject(new Error("The supply was asked."));
const day = (text: string) => text as LocalDate;
const search = { place: SEATTLE, radiusMiles: 10, stay: STAY, guests: GUESTS } as const;

describe("looking for a hotel", () => {
  it("suggests places and finds the one that a text means", () => {
    const { useCases } = setUp();
    expect(useCases.suggestHotelPlaces("sea")).toEqual([SEATTLE]);
    expect([useCases.resolveHotelPlace(SEATTLE.text), useCases.resolveHotelPlace("Nowhere")]).toEqual([SEATTLE, null]);
  });

  it("asks the supply about a stay that makes sense, and counts what came of it", async () => {
    const { useCases, counted } = setUp();
    expect(await useCases.searchHotels(search)).toMatchObject({ ok: true, value: { hotels: [], searchMs: 2 } });
    expect(counted).toEqual(["hotel empty 0.002"]);
  });

  it.each<[string, string, Partial<Stay>, Partial<Guests>]>([
    ["past_check_in", "checkin", { checkIn: day("2027-02-28") }, {}],
    ["check_out_not_after_check_in", "checkout", { checkOut: STAY.checkIn }, {}],
    ["too_many_nights", "checkout", { checkOut: day("2027-04-12") }, {}],
    ["no_room_or_adult", "rooms", {}, { rooms: 0 }],
    ["no_room_or_adult", "adt", {}, { adults: 0 }],
    ["fewer_adults_than_rooms", "adt", {}, { rooms: 3 }],
  ])("refuses %s without asking, on every call that takes a stay", async (code, field, stay, guests) => {
    const { useCases, world, counted } = setUp();
    Object.assign(world.hotels, { search: unasked, rates: unasked });
    const asked = { ...search, stay: { ...STAY, ...stay }, guests: { ...GUESTS, ...guests } };
    expect(await useCases.searchHotels(asked)).toEqual(err({ code, field }));
    expect(await useCases.getHotel(HOTEL.id, asked.stay, asked.guests)).toEqual(err({ code, field }));
    expect(counted).toEqual(["hotel refused 0"]);
  });

  it("tells the days by the clock of the place", async () => {
    const tonight = { ...search, stay: { checkIn: day("2027-03-01"), checkOut: day("2027-03-02") } };
    const [before, after] = [setUp("2027-03-02T07:59:00Z").useCases, setUp("2027-03-02T08:01:00Z").useCases];
    expect(await before.searchHotels(tonight)).toMatchObject({ ok: true });
    expect(await after.searchHotels(tonight)).toEqual(err({ code: "past_check_in", field: "checkin" }));
    expect(await before.getHotel(HOTEL.id, tonight.stay, GUESTS)).toMatchObject({ ok: true });
    expect(await after.getHotel(HOTEL.id, tonight.stay, GUESTS)).toEqual(err({ code: "past_check_in", field: "checkin" }));
    expect([before.hotelToday(HOTEL.id), after.hotelToday(HOTEL.id)]).toEqual(["2027-03-01", "2027-03-02"]);
    expect([before.today(), before.today("Asia/Tokyo"), before.hotelToday("1-1" as HotelId)]).toEqual(["2027-03-02", "2027-03-02", null]);
  });
});

describe("a hotel", () => {
  it("comes with what can be booked in it, and without rooms when it is full", async () => {
    const { useCases, world } = setUp();
    const roomsOf = async () => {
      const found = await useCases.getHotel(HOTEL.id, STAY, GUESTS);
      return found.ok ? found.value.rooms.map(({ room }) => room.kind) : found;
    };
    expect(await roomsOf()).toEqual(["family", "standard"]);
    world.hotels.capacity.splice(0, 2, 0, 0);
    expect(await roomsOf()).toEqual([]);
    expect(useCases.findHotel(HOTEL.id)).toEqual(HOTEL);
  });

  it("that there is not, is said so", async () => {
    const { useCases } = setUp();
    expect(await useCases.getHotel("1-1" as HotelId, STAY, GUESTS)).toEqual(err({ code: "unknown_hotel" }));
    expect(useCases.findHotel("1-1" as HotelId)).toBeNull();
  });

  it("prices a rate again by its id", async () => {
    const { useCases, world } = setUp();
    expect(await useCases.getRate(RATE_ID)).toMatchObject({ ok: true, value: { stay: STAY, rate: { id: RATE_ID } } });
    expect(await useCases.getRate("x" as RateId)).toEqual(err("offer_forged"));
    world.hotels.isOld = true;
    expect(await useCases.getRate(RATE_ID)).toEqual(err("offer_expired"));
  });

  it("that is booked is counted", async () => {
    const { useCases, counted } = setUp();
    await useCases.book(STAY_REQUEST);
    await useCases.book({ ...STAY_REQUEST, rateId: "x" as RateId });
    expect(counted).toEqual(["hotel confirmed", "hotel offer_forged"]);
  });
});
