import { BUYER } from "../../../src/http/routes/testing/buyer.ts";
import { type FlightResult, payloadFor, SEARCH } from "../../support/api.ts";
import { findRate, STAY, stayPayload } from "../../support/hotels.ts";
import { listResults, SOLO_ONE_WAY } from "../../support/trips.ts";
import { ask } from "./ask.ts";

/** Values that the server takes, by the names of parameters and fields: an attack that is wrong in one place gets further in. */
export type RealValues = Readonly<Record<string, unknown>>;

/**
 * The values for a path of the API or of a page. What can be done once or a few times only is about another booking each turn (how often the
 * path was asked before), and that of the turns 0 and 1 is nobody else's.
 */
export type RealValuesFor = (path: string, turn?: number) => RealValues;

/** Bookings that lack a name. It can be given once, and the mail about them sent a few times. */
const UNNAMED = 2 + 11;

const PARTNER = { middleName: "mr", firstName: "Leo", lastName: "Ellison", dob: "1987-02-11" };

/** Asks a running server what can be bought there, and buys what the calls for bookings are about. */
export async function realValues(baseUrl: string): Promise<RealValuesFor> {
  const [flight] = (await listResults(SOLO_ONE_WAY, baseUrl)) as unknown as readonly FlightResult[];
  const forTwo = (await listResults({ ...SOLO_ONE_WAY, adults: 2 }, baseUrl)) as unknown as readonly FlightResult[];
  const { hotelId, rate } = await findRate(STAY, ({ roomsLeft }) => roomsLeft > 4, baseUrl);
  if (!flight || forTwo.length === 0) throw new Error("Nothing can be bought.");
  const everywhere = {
    ...VALUES,
    id: flight.id,
    hotelId,
    rateId: rate.rateId,
    totalAmount: (flight.price_dropdown.base_fare + 15).toFixed(2),
  };
  const stay = {
    hotelId,
    totalAmount: await totalOf(baseUrl, stayPayload(hotelId, { rateId: rate.rateId, currency: "USD", totalAmount: "1.00" })),
  };
  const kept = await book(baseUrl, payloadFor(flight, { email: "kept@mail.example" }));
  const given = await book(baseUrl, payloadFor(flight, { email: "given@mail.example" }));
  const unnamed = await bookForTwo(baseUrl, forTwo);
  const { refund, currency, quotedAt } = await post(baseUrl, "/api/v1/bookings/cancel-quote", given);
  const byPath: readonly (readonly [path: RegExp, RealValues])[] = [
    [/hotel/, stay],
    [/bookings\/cancel$/, { ...given, refund, currency, quotedAt }],
    [/bookings\/|manage-booking/, { ...kept, intent: "find", reference: kept.bookingId }],
  ];
  return (path, turn = 0) => ({
    ...everywhere,
    ...byPath.find(([pattern]) => pattern.test(path))?.[1],
    ...(/\/(?:names|resend)$/.test(path) && { ...unnamed[turn < 2 ? turn : 2 + (turn % (UNNAMED - 2))], travellers: [PARTNER] }),
  });
}

const VALUES: RealValues = {
  ...SEARCH,
  ...STAY,
  ...BUYER,
  adt: 1,
  chd: 0,
  ift: 0,
  adult: STAY.adt,
  child: STAY.chd,
  infant: STAY.ift,
  currency: "USD",
  expiryMonth: "12",
  expiryYear: "2030",
  fullName: "Ana Pérez",
  name: "Ana Pérez",
  phone: "718 555 0163",
  when: "asap",
  zone: "America/New_York",
  consent: true,
  keyword: "new york",
  from: "2027-01-20",
  to: "2027-02-20",
};

async function post(baseUrl: string, path: string, body: object): Promise<RealValues> {
  const headers = { "content-type": "application/json" };
  const answer = await ask(baseUrl, { method: "POST", path, headers, body: JSON.stringify(body) });
  return JSON.parse(answer.body.toString()) as RealValues;
}

interface Booked {
  readonly bookingId: string;
  readonly email: string;
}

async function book(baseUrl: string, payload: RealValues): Promise<Booked> {
  const { bookingId, code } = await post(baseUrl, "/api/v1/flights/travel/getbill", payload);
  if (typeof bookingId !== "string") throw new Error(`Nothing was booked: ${String(code)}`);
  return { bookingId, email: String(payload["email"]) };
}

async function bookForTwo(baseUrl: string, flights: readonly FlightResult[]): Promise<readonly Booked[]> {
  const booked: Booked[] = [];
  for (let number = 0; number < UNNAMED; number++) {
    const flight = flights[number % flights.length];
    if (flight) booked.push(await book(baseUrl, payloadFor(flight, { email: `unnamed-${number}@mail.example`, adt: 2 })));
  }
  return booked;
}

/** A wrong total is answered with the right one. */
async function totalOf(baseUrl: string, payload: RealValues): Promise<string> {
  const { totalAmount, code } = await post(baseUrl, "/api/v1/hotels/travel/getbill", payload);
  if (typeof totalAmount !== "number") throw new Error(`A stay has no price: ${String(code)}`);
  return totalAmount.toFixed(2);
}
