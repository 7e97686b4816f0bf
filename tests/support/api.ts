import { inject } from "vitest";
import { BUYER } from "../../src/http/routes/testing/buyer.ts";

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  /** The parsed body; tests look at it with matchers. */
  readonly body: unknown;
}

async function answerOf(response: Response): Promise<Answer> {
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  return { status: response.status, type, headers: response.headers, body: type.includes("json") ? JSON.parse(text) : text };
}

/** GET on the server under test, or another one; `query` is added to the path. */
export async function get(
  path: string,
  query: Readonly<Record<string, string | number>> = {},
  baseUrl: string = inject("baseUrl"),
): Promise<Answer> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
  return answerOf(await fetch(`${baseUrl}${path}${search.size > 0 ? `?${search}` : ""}`));
}

/** POST of a JSON body. */
export async function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return answerOf(
    await fetch(`${inject("baseUrl")}${path}`, { method: "POST", body: text, headers: { "content-type": "application/json", ...headers } }),
  );
}

/** A search that finds flights on the server's day, 2026-12-01. */
export const SEARCH = {
  source: "JFK-New York",
  destination: "LAX-Los Angeles",
  date: "Jan-20-2027",
  trpType: "oneWay",
  adults: 1,
  children: 0,
  infants: 0,
  tpassenger: 1,
  classType: "Economy",
} as const;

/** What of a flight result the tests read. */
export interface FlightResult {
  readonly id: string;
  readonly price_dropdown: { readonly base_fare: number };
  readonly total_fare: number;
  readonly conditions?: { readonly refundFee: number | null };
  /** Of a multi-city trip that is not yet whole. */
  readonly boundsToChoose?: number;
  readonly trip_from?: number;
  readonly route: Readonly<
    Record<
      string,
      {
        readonly return: number;
        readonly airlineName: string;
        readonly local_departure: string;
        readonly local_arrival: string;
        readonly cityCodeFrom: string;
        readonly cityCodeTo: string;
      }
    >
  >;
}

export async function searchFlights(change: Readonly<Record<string, string | number>> = {}): Promise<readonly FlightResult[]> {
  const { status, body } = await get("/api/v1/flights/search-flights", { ...SEARCH, ...change });
  if (status !== 200) throw new Error(`The search answered ${status}: ${JSON.stringify(body)}`);
  return body as FlightResult[];
}

/** The specification's flat payload for a flight, with the true total in US dollars. */
export function payloadFor(flight: FlightResult, change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    ...BUYER,
    flight: { id: flight.id },
    totalAmount: (flight.total_fare + 15).toFixed(2),
    currency: "USD",
    adt: 1,
    chd: 0,
    ift: 0,
    ...change,
  };
}
