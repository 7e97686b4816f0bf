import { describe, expect, it } from "vitest";
import type { BookingFailure, BookingRequest, FlightBookingRequest } from "../core/booking/index.ts";
import { err, ok, type Result } from "../core/kernel/index.ts";
import { type BookingLimiters, limitBooking } from "./limited-booking.ts";
import type { CheckedLimiter } from "./ports/limiter.ts";
import { keyed, REQUEST } from "./testing/sample-trip.ts";
import { setUpBooking } from "./testing/set-up-booking.ts";

/** Lets so many through for each key, and never forgets. */
function limiterOf(count: number): CheckedLimiter {
  const taken = new Map<string, number>();
  const check = async (key: string) => ((taken.get(key) ?? 0) < count ? ok(null) : err({ retryAfterSeconds: 60 }));
  return {
    check,
    take: (key) => {
      const answer = check(key);
      taken.set(key, Math.min(count, (taken.get(key) ?? 0) + 1));
      return answer;
    },
    giveBack: async (key) => void taken.set(key, Math.max(0, (taken.get(key) ?? 0) - 1)),
  };
}

const DECLINED = err({ code: "payment_declined", reason: "declined" } as const);
const BILL = await setUpBooking().book(REQUEST);
if (!BILL.ok) throw new Error("The sample trip cannot be booked.");

/** Three bookings, ten repeats, two declined cards an address, four an e-mail address. */
const fewOfEach = () => ({
  sameBooking: limiterOf(1),
  booking: limiterOf(3),
  repeat: limiterOf(10),
  declinedFrom: limiterOf(2),
  declinedFor: limiterOf(4),
});

/** `answer` stands for the bank's; nothing that is booked is remembered. */
function setUp(answer: () => Result<never, BookingFailure> | typeof BILL = () => BILL, bookingLimiters: BookingLimiters = fewOfEach()) {
  const asked: BookingRequest[] = [];
  const book = limitBooking(
    async (request) => {
      asked.push(request);
      return answer();
    },
    { ...setUpBooking().world, bookingLimiters },
  );
  const codesOf = async (requests: readonly FlightBookingRequest[], address: string | null = "203.0.113.7") => {
    const codes: string[] = [];
    for (const request of requests) {
      const booked = await book(request, address);
      codes.push(booked.ok ? "booked" : booked.error.code);
    }
    return codes;
  };
  return { book, asked, codesOf };
}

const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, number) => keyed(`key ${from + number}`));
const mailed = (email: string, key: string) => ({ ...keyed(key), contact: { ...REQUEST.contact, email } });

const HERE = "203.0.113.7";

describe("an address", () => {
  it("makes so many bookings, is told when to come again, and takes none from others", async () => {
    const { book, codesOf, asked } = setUp();
    expect(await codesOf(numbered(5))).toEqual(["booked", "booked", "booked", "too_many", "too_many"]);
    expect(asked).toHaveLength(3);
    expect(await book(keyed("one more"), "203.0.113.7")).toEqual(err({ code: "too_many", retryAfterSeconds: 60 }));
    expect(await codesOf(numbered(4), "203.0.113.8")).toEqual(["booked", "booked", "booked", "too_many"]);
  });

  it("may ask for the same booking often, for it is one", async () => {
    const { book } = setUp();
    const all = await Promise.all(Array.from({ length: 11 }, () => book(REQUEST, "203.0.113.7")));
    expect(all.filter((booked) => booked.ok)).toHaveLength(11);
    for (let time = 0; time < 2; time++) expect(await book(REQUEST, "203.0.113.7")).toMatchObject({ error: { code: "too_many" } });
  });

  it("gets round its limit neither by asking again nor by one key for many bookings", async () => {
    const { codesOf } = setUp();
    await codesOf(numbered(3));
    expect(await codesOf([keyed("new"), keyed("new")])).toEqual(["too_many", "too_many"]);
    const others = ["a", "b"].map((city) => ({ ...keyed("key 0"), billing: { ...REQUEST.billing, city } }));
    expect(await codesOf(others)).toEqual(["too_many", "too_many"]);
  });

  it("that is not known counts with all others that are not", async () => {
    const { codesOf } = setUp();
    expect(await codesOf(numbered(4), null)).toEqual(["booked", "booked", "booked", "too_many"]);
  });
});

describe("declined cards", () => {
  it("end the tries of their address, also with a card that would do", async () => {
    let answer: typeof DECLINED | typeof BILL = DECLINED;
    const { codesOf, asked } = setUp(() => answer);
    expect(await codesOf([REQUEST, REQUEST, REQUEST])).toEqual(["payment_declined", "payment_declined", "too_many"]);
    answer = BILL;
    expect(await codesOf([mailed("other@mail.example", "k")])).toEqual(["too_many"]);
    expect(asked).toHaveLength(2);
    expect(await codesOf([REQUEST], "203.0.113.8")).toEqual(["booked"]);
  });

  it("end the tries of their e-mail address, from wherever and however it is typed", async () => {
    const { book, codesOf } = setUp(() => DECLINED);
    for (const [number, email] of ["ada@mail.example", "ADA@mail.example", " ada@mail.example", "ada@MAIL.example"].entries()) {
      expect(await codesOf([mailed(email, `k ${number}`)], `203.0.113.${number}`)).toEqual(["payment_declined"]);
    }
    expect(await book(mailed("ada@mail.example", "k"), "203.0.113.9")).toEqual(err({ code: "too_many", retryAfterSeconds: 60 }));
    expect(await codesOf([mailed("bob@mail.example", "k")], "203.0.113.9")).toEqual(["payment_declined"]);
  });

  it("end the tries of many cards at once, whether the bookings come from one address or are for one e-mail address", async () => {
    const [here, everywhere] = [setUp(() => DECLINED), setUp(() => DECLINED)];
    const all = await Promise.all([
      ...numbered(3).map((request) => here.book(request, HERE)),
      ...numbered(9).map((request, number) => everywhere.book(request, `203.0.113.${number}`)),
    ]);
    expect([here.asked.length, everywhere.asked.length]).toEqual([2, 4]);
    expect(all.filter((booked) => !booked.ok && booked.error.code === "too_many")).toHaveLength(1 + 5);
  });

  it("that another limit refuses in the same moment are none of their address", async () => {
    const { book, codesOf } = setUp(() => DECLINED);
    await Promise.all(numbered(5).map((request, number) => book(request, `203.0.113.${number}`)));
    const others = ["a", "b", "c"].map((name) => mailed(`${name}@mail.example`, name));
    expect(await codesOf(others, "203.0.113.4")).toEqual(["payment_declined", "payment_declined", "too_many"]);
  });

  it("of bookings that the bank takes are none of their e-mail address either", async () => {
    const { book } = setUp();
    for (const [number, request] of numbered(5).entries()) expect(await book(request, `203.0.113.${number}`)).toEqual(BILL);
  });

  it("are not given back by a booking that is asked for again and has counted none", async () => {
    let answer: typeof DECLINED | typeof BILL = DECLINED;
    const { codesOf } = setUp(() => answer, { ...fewOfEach(), booking: limiterOf(99) });
    expect(await codesOf([keyed("first")])).toEqual(["payment_declined"]);
    answer = BILL;
    expect(await codesOf([REQUEST, REQUEST])).toEqual(["booked", "booked"]);
    answer = DECLINED;
    expect(await codesOf([keyed("second"), keyed("third")])).toEqual(["payment_declined", "too_many"]);
  });

  it("that wait for the bank refuse what comes meanwhile for half a minute, which is as new then as it was", async () => {
    const { book } = setUp(() => BILL, { ...fewOfEach(), repeat: limiterOf(0) });
    const [one, two, three] = await Promise.all(numbered(3).map((request) => book(request, HERE)));
    expect([one, two, three]).toEqual([BILL, BILL, err({ code: "too_many", retryAfterSeconds: 30 })]);
    expect(await book(keyed("key 2"), HERE)).toEqual(BILL);
  });

  it("that the bank turns out to take, or that never reach it, are given back", async () => {
    const { world } = setUpBooking();
    const bookingLimiters = { ...fewOfEach(), booking: limiterOf(99) };
    const answers = [() => BILL, () => err({ code: "sold_out" } as const), () => Promise.reject(new Error("the line is dead"))];
    for (const answer of answers) {
      const book = limitBooking(async () => answer(), { ...world, bookingLimiters });
      for (const request of numbered(5)) await book(request, HERE).catch(() => null);
    }
    expect(await bookingLimiters.declinedFrom.take(HERE)).toEqual(ok(null));
  });

  it("are counted, and nothing else is: not what was booked, not what was sold out", async () => {
    for (const answer of [BILL, err({ code: "sold_out" } as const)]) {
      const { codesOf } = setUp(() => answer);
      expect(await codesOf(Array.from({ length: 8 }, () => REQUEST))).not.toContain("too_many");
    }
  });
});

/** Two bookings, one of them under a key, of an address from which nothing new is heard any more. */
async function setUpSpent() {
  const { world, book: unlimited } = setUpBooking();
  const bookingLimiters = fewOfEach();
  const book = limitBooking(unlimited, { ...world, bookingLimiters });
  const first = await book(keyed("mine"), HERE);
  const own = await book(REQUEST, HERE);
  for (let other = 0; other < 2; other++) await bookingLimiters.declinedFrom.take(HERE);
  expect(await book(keyed("new"), HERE)).toMatchObject({ error: { code: "too_many" } });
  return { world, book, first, own };
}

describe("what was asked for before", () => {
  it("gets its bill again, though others behind the address have spent its limits", async () => {
    const { book, first, own } = await setUpSpent();
    expect([first.ok, own.ok]).toEqual([true, true]);
    for (let time = 0; time < 20; time++) expect(await book(keyed("mine"), HERE)).toEqual(first);
    expect(await book(REQUEST, HERE)).toEqual(own);
  });

  it("without a key is new again once it is no twin any more", async () => {
    const { book, world } = await setUpSpent();
    world.pass(10 * 60 + 1);
    expect(await book(REQUEST, HERE)).toMatchObject({ error: { code: "too_many" } });
    expect(await book(keyed("mine"), HERE)).toMatchObject({ ok: true });
  });

  it("is refused again under its key, and that counts as no other card", async () => {
    const { world, book: unlimited } = setUpBooking({ authorise: { kind: "declined", reason: "declined" } });
    const book = limitBooking(unlimited, { ...world, bookingLimiters: fewOfEach() });
    for (let time = 0; time < 5; time++) expect(await book(keyed("mine"), HERE)).toMatchObject({ error: { code: "payment_declined" } });
    expect(await book(keyed("other"), HERE)).toMatchObject({ error: { code: "payment_declined" } });
    expect(await book(keyed("third"), HERE)).toMatchObject({ error: { code: "too_many" } });
  });
});
