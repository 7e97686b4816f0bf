import { describe, expect, it } from "vitest";
import { HOTEL, LATER_RATE_ID, RATE_ID } from "../../usecases/testing/sample-stay.ts";
import { hotelBookingRoutes } from "./hotel-booking.ts";
import { setUpBookingCall } from "./testing/booking-call.ts";
import { BUYER } from "./testing/buyer.ts";

const SITE = { publicUrl: "https://travel.example", trustProxy: false };
const QUERY = "checkin=Mar-12-2027&checkout=Mar-15-2027&adt=2&chd=0&ift=0&rooms=1";

/** The specification's payload: the form fields, and what stands in the search's query. */
const PAYLOAD = { ...BUYER, org: "Seattle, Washington", adult: 2, child: 0, infant: "0", rooms: "1" };
const OURS = { hotelId: HOTEL.id, checkin: "2027-03-12", checkout: "Mar-15-2027", rateId: RATE_ID, totalAmount: "300.00", currency: "USD" };

/** Five standard rooms and two family rooms are in the one hotel. */
const setUp = () => setUpBookingCall((useCases) => hotelBookingRoutes(useCases, SITE));

const from = (address: string) => ({ referer: address });

describe("booking a stay over the API", () => {
  it("answers 201 with the whole bill", async () => {
    const { post } = setUp();
    const { status, body } = await post({ ...PAYLOAD, ...OURS });
    expect(status).toBe(201);
    expect(body).toEqual({
      bookingId: "00000002",
      status: "confirmed",
      kind: "hotel",
      createdAt: "2027-03-01T12:00:00Z",
      currency: "USD",
      amounts: { fare: 300, taxesAndFees: 37.5, serviceFee: 0, platformFee: 0, total: 300, dueNow: 300, dueAtHotel: 0 },
      card: { brand: "visa", last4: "4242" },
      email: BUYER.email,
      stay: {
        hotelId: "5809844-17",
        hotelName: "The Cartographer Hotel",
        address: "1208 Western Avenue, Seattle, US",
        checkin: "2027-03-12",
        checkout: "2027-03-15",
        nights: 3,
        rooms: 1,
        adults: 2,
        children: 0,
        infants: 0,
        room: "Standard room, 1 queen bed",
        board: "room_only",
        cancellation: { freeUntil: null, steps: [{ from: null, penalty: 300 }] },
      },
      travellers: [{ kind: "adult", title: "mrs. /miss /ms.", firstName: "Maya", lastName: "Ellison", dob: "1988-04-18" }],
      travellersOwed: 0,
    });
  });

  it("says what is due now and what at the hotel", async () => {
    const { post } = setUp();
    const { body } = await post({ ...PAYLOAD, ...OURS, rateId: LATER_RATE_ID, totalAmount: 420 });
    expect(body).toMatchObject({
      amounts: { total: 420, dueNow: 0, dueAtHotel: 420 },
      stay: { room: "Family room, city view, 2 queen beds" },
    });
  });

  it("books the cheapest rate of the hotel whose page sent the specification's payload, for that page's stay", async () => {
    for (const page of ["hotel-booking", "hotel-details", "es/hotel-booking"]) {
      const { status, body } = await setUp().post(PAYLOAD, from(`https://travel.example/${page}/${HOTEL.id}?org=Seattle&${QUERY}`));
      expect({ status, body }).toMatchObject({
        status: 201,
        body: { amounts: { total: 300 }, stay: { checkin: "2027-03-12", checkout: "2027-03-15", room: "Standard room, 1 queen bed" } },
      });
    }
  });

  it("books the rate of that page's address, and its guests where the payload names none", async () => {
    const { org: _, adult: _adult, child: _child, infant: _infant, rooms: _rooms, ...flat } = PAYLOAD;
    const page = `https://travel.example/hotel-booking/${HOTEL.id}?${QUERY}&rate=${LATER_RATE_ID}`;
    expect(await setUp().post(flat, from(page))).toMatchObject({
      status: 201,
      body: { stay: { room: expect.stringContaining("Family"), adults: 2 } },
    });
  });

  it("finds the hotel and the stay of a rate that is named alone, by the payload or by the page", async () => {
    const { hotelId: _, checkin: _in, checkout: _out, ...named } = OURS;
    const stay = { hotelId: HOTEL.id, checkin: "2027-03-12", checkout: "2027-03-15", adults: 2 };
    const { adult: _adult, ...nobody } = { ...PAYLOAD, ...named };
    expect(await setUp().post(nobody)).toMatchObject({ status: 201, body: { stay } });
    const page = from(`https://travel.example/hotel-booking?rate=${RATE_ID}&${QUERY}`);
    expect(await setUp().post(PAYLOAD, page)).toMatchObject({ status: 201, body: { stay } });
    expect(await setUp().post({ ...PAYLOAD, rateId: "x" })).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await setUp().post({ ...PAYLOAD, ...named, adult: 1 })).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it("believes the payload before the page when it names a hotel itself", async () => {
    const { post } = setUp();
    const page = from(`https://travel.example/hotel-booking/1-1?checkin=Apr-01-2027&checkout=Apr-02-2027`);
    expect(await post({ ...PAYLOAD, ...OURS }, page)).toMatchObject({ status: 201, body: { stay: { checkin: "2027-03-12" } } });
  });

  it("stays a week from today on where no dates are named", async () => {
    const { status, body } = await setUp().post({ ...PAYLOAD, hotelId: HOTEL.id });
    expect({ status, body }).toMatchObject({ status: 201, body: { stay: { checkin: "2027-03-01", checkout: "2027-03-08", nights: 7 } } });
  });

  it.each([
    ["nobody", {}],
    ["another site's page", from(`https://evil.example/hotel-booking/${HOTEL.id}?${QUERY}`)],
    ["another page of ours", from(`https://travel.example/hotels-results?${QUERY}`)],
    ["a page of no hotel", from("https://travel.example/hotel-booking")],
    ["something that is no address", from("hotel-booking/5809844-17")],
  ])("is refused when neither the payload nor the page names the hotel: %s", async (_, headers) => {
    expect(await setUp().post(PAYLOAD, headers)).toMatchObject({
      status: 400,
      body: { code: "invalid_request", errors: [{ path: "hotelId", message: "This field is required." }] },
    });
  });

  it.each([
    [{ email: "nobody" }, "email", "Please enter a valid email address."],
    [{ cardNumber: "42424242" }, "cardNumber", "Card number must be 16 digits."],
    [{ cardHolderName: "   " }, "cardHolderName", "Cardholder name is required."],
    [{ rooms: 0 }, "rooms", "Choose at least one room and one adult."],
    [{ adult: 0 }, "adult", "Choose at least one room and one adult."],
    [{ checkin: "2027-02-28" }, "checkin", "The check-in date lies in the past."],
    [{ checkout: "2027-03-12" }, "checkout", "The check-out date must lie after the check-in date."],
    [{ rooms: 3 }, "adult", "Each room needs an adult."],
  ])("is refused with %j", async (change, path, message) => {
    expect(await setUp().post({ ...PAYLOAD, ...OURS, ...change })).toMatchObject({
      status: 400,
      body: { code: "invalid_request", detail: message, errors: expect.arrayContaining([{ path, message }]) },
    });
  });

  it.each([
    ["not_found", 404, { hotelId: "1-1" }],
    ["not_found", 404, { rateId: "x" }],
    ["not_found", 404, { checkout: "2027-03-14" }],
    ["price_changed", 409, { totalAmount: "1.00" }],
  ])("is refused as %s", async (code, status, change) => {
    expect(await setUp().post({ ...PAYLOAD, ...OURS, ...change })).toMatchObject({ status, body: { code } });
  });

  it("names the true total of a forged one", async () => {
    const { body } = await setUp().post({ ...PAYLOAD, ...OURS, totalAmount: "1.00", currency: "EUR" });
    expect(body).toMatchObject({ code: "price_changed", totalAmount: 240, currency: "EUR" });
  });

  it("speaks of rooms when they are sold out, and of the rate when it is old", async () => {
    const { post, world } = setUp();
    world.hotels.isOld = true;
    expect(await post({ ...PAYLOAD, ...OURS })).toMatchObject({ status: 410, body: { detail: expect.stringContaining("This rate") } });
    world.hotels.isOld = false;
    world.hotels.capacity[0] = 0;
    expect(await post({ ...PAYLOAD, ...OURS })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("not enough of these rooms") },
    });
  });

  it("names another stay than the rate is for before it speaks of rooms", async () => {
    const { post, world } = setUp();
    world.hotels.capacity[0] = 0;
    expect(await post({ ...PAYLOAD, ...OURS, checkout: "2027-03-14" })).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it("is refused to a lead guest of 19 where the hotel asks for 21", async () => {
    const { post, world } = setUp();
    world.hotels.minCheckInAge = 21;
    expect(await post({ ...PAYLOAD, ...OURS, dob: "2008-01-01" })).toMatchObject({
      status: 400,
      body: { code: "invalid_request", errors: [{ path: "dob", message: expect.stringContaining("minCheckInAge") }] },
    });
    expect(await post({ ...PAYLOAD, ...OURS })).toMatchObject({ status: 201 });
  });

  it("makes no price in a currency without a rate", async () => {
    const { totalAmount: _, ...silent } = { ...PAYLOAD, ...OURS };
    expect(await setUp().post({ ...silent, currency: "XXX" })).toMatchObject({ status: 400, body: { errors: [{ path: "currency" }] } });
    expect(await setUp().post({ ...silent, currency: "EUR" })).toMatchObject({ status: 201, body: { amounts: { total: 240 } } });
    expect(await setUp().post({ ...PAYLOAD, ...OURS, currency: "XXX" })).toMatchObject({ status: 409, body: { code: "price_changed" } });
  });

  it("gives its answer again when it took the last room, when the rate is over, and when the check-in has passed", async () => {
    const { hotelId: _, checkin: _in, checkout: _out, ...named } = { ...PAYLOAD, ...OURS };
    for (const [key, body] of Object.entries({ whole: { ...PAYLOAD, ...OURS }, named })) {
      const { post, world } = setUp();
      world.hotels.capacity[0] = 1;
      const again = () => post(body, { "idempotency-key": key });
      const first = await again();
      expect(first.status).toBe(201);
      expect(await again()).toEqual(first);
      world.hotels.isOld = true;
      expect(await again()).toEqual(first);
      world.pass(14 * 86_400);
      expect(await again()).toEqual(first);
      expect(await post({ ...body, email: "other@mail.example" }, { "idempotency-key": key })).toMatchObject({ status: 400 });
    }
  });

  it("takes a card until its month has ended everywhere, and knows the request again after that", async () => {
    const { post, world } = setUp();
    const ofFebruary = { ...PAYLOAD, ...OURS, expiryMonth: "02", expiryYear: "2027" };
    world.pass(-1);
    const first = await post(ofFebruary, { "idempotency-key": "k-2" });
    expect(first.status).toBe(201);
    world.pass(60);
    expect(await post({ ...ofFebruary, email: "other@mail.example" })).toMatchObject({
      status: 400,
      body: { detail: "Your card has expired." },
    });
    expect(await post(ofFebruary, { "idempotency-key": "k-2" })).toEqual(first);
  });

  it("gives the same answer to the same Idempotency-Key", async () => {
    const { post, world } = setUp();
    const twice = async () => (await post({ ...PAYLOAD, ...OURS }, { "idempotency-key": "k-1" })).body;
    const first = await twice();
    expect(await twice()).toEqual(first);
    expect([...world.hotels.sold.values()]).toEqual([1, 1, 1]);
    expect(await post({ ...PAYLOAD, ...OURS }, { "idempotency-key": "k".repeat(255) })).toMatchObject({ status: 201 });
    expect(await post({ ...PAYLOAD, ...OURS }, { "idempotency-key": "k".repeat(256) })).toMatchObject({ status: 400 });
  });
});
