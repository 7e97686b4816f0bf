import { expect, it } from "vitest";
import { BUYER } from "../../src/http/routes/testing/buyer.ts";
import { get, payloadFor, post, searchFlights } from "../support/api.ts";
import { searchHotels, STAY } from "../support/hotels.ts";

type Body = Readonly<Record<string, unknown>>;

const PERSON = { email: "needed@mail.example", phone: "718 555 0163" };

async function flightBody(): Promise<Body> {
  const [, , , , , , flight] = await searchFlights({ date: "Feb-17-2027" });
  return flight ? payloadFor(flight, { email: PERSON.email, language: "en" }) : {};
}

async function hotelBody(): Promise<Body> {
  const [hotel] = await searchHotels({ checkin: "Feb-17-2027", checkout: "Feb-19-2027" });
  const { hotelId = "" } = hotel ?? {};
  return { ...BUYER, email: PERSON.email, org: STAY.org, hotelId, checkin: "Feb-17-2027", checkout: "Feb-19-2027", adult: 2, rooms: 1 };
}

/** A whole body of each call that takes one and says what it lacks, with more than it needs. */
const BODIES: Readonly<Record<string, { readonly schema: string; readonly make: () => Promise<Body> }>> = {
  "/flights/travel/getbill": { schema: "FlightBooking", make: flightBody },
  "/hotels/travel/getbill": { schema: "HotelBooking", make: hotelBody },
  "/contact": { schema: "Message", make: async () => ({ ...PERSON, fullName: "Maya Ellison", message: "Hello", language: "en" }) },
  "/callbacks": {
    schema: "CallBack",
    make: async () => ({ name: "Maya Ellison", phone: PERSON.phone, when: "asap", consent: true, language: "en" }),
  },
  "/watches": {
    schema: "WatchRequest",
    make: async () => ({ source: "JFK", destination: "LON", date: "Feb-17-2027", email: PERSON.email, adults: 1, currency: "USD" }),
  },
};
/** A stay may be named by its rate alone, or by its hotel and days. */
const ONE_OF_SEVERAL: readonly string[] = ["hotelId", "checkin"];

it.each(Object.entries(BODIES))("%s needs what its description calls required, and nothing else", async (path, { schema, make }) => {
  const { body: description } = await get("/api/v1/openapi.json");
  const { components } = description as { components: { schemas: Readonly<Record<string, { readonly required?: readonly string[] }>> } };
  const required = components.schemas[schema]?.required ?? [];
  const whole = await make();
  const refused: string[] = [];
  for (const name of Object.keys(whole)) {
    const { [name]: _, ...rest } = whole;
    const { status, body } = await post(`/api/v1${path}`, rest);
    if (status !== 400) continue;
    refused.push(name);
    // `flight.id` of `flight`.
    expect((body as { errors: { path: string }[] }).errors.map((fault) => fault.path.split(".")[0])).toContain(name);
  }
  expect(refused.filter((name) => !ONE_OF_SEVERAL.includes(name)).sort()).toEqual([...required].sort());
});
