import { z } from "@hono/zod-openapi";
import {
  BOUND_FIELDS,
  boundField,
  type ExploreQuestion,
  type FareDaysQuestion,
  type FlightSearch,
  MOST_BOUNDS,
  MAX_TICKETS,
  MOST_FARE_DAYS,
  PARTY_LIMITS,
  parseExploreQuery,
  parseFareDaysQuery,
  parseSearchQuery,
  parseTripQuery,
  type SearchQueryFault,
  type SearchQueryFaultCode,
  type TripSearch,
} from "../../core/flights/index.ts";
import type { Result } from "../../core/kernel/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { ProblemError } from "../problems/problem.ts";

const text = z.string().max(200).optional();
/** A parameter without which there is no search. Its absence is found by the parser, which says it in its own words. */
const needed = (meta: { readonly example: string; readonly description?: string }) => text.openapi({ ...meta, param: { required: true } });

/** The query of a search. Every parameter is text here; its meaning is judged by `parseSearchQuery`, which the pages share. */
export const searchQuerySchema = z.object({
  source: needed({ example: "JFK-New York", description: "From where, as `CODE-Name`; an airport or a metropolitan area" }),
  destination: needed({ example: "LON-London", description: "Where to, in the same way" }),
  date: needed({ example: "Mar-12-2027", description: "The day of departure, as MMM-DD-YYYY or YYYY-MM-DD" }),
  rtnDate: text.openapi({ example: "Mar-19-2027", description: "The day of the way back; only a round trip has one" }),
  trpType: text.openapi({ example: "roundtrip", description: "`roundtrip`, `oneWay` or `one-way`" }),
  adults: text.openapi({
    example: "1",
    description: `${PARTY_LIMITS.adults.min} where it is left out; all travelers together are ${MAX_TICKETS} at most`,
  }),
  children: text.openapi({ example: "0", description: "From two to twelve years" }),
  infants: text.openapi({ example: "0", description: `Below two years, ${PARTY_LIMITS.infants.max} at most` }),
  tpassenger: text.openapi({ description: "The sum of the three; not read" }),
  classType: text.openapi({ example: "Economy", description: "Economy, Premium Economy or Business" }),
  classes: text.openapi({ description: "The same as `classType`" }),
});

/** The bounds of a multi-city trip after its first, and what is chosen of them. */
export const tripQuerySchema = searchQuerySchema.extend({
  trpType: text.openapi({ example: "roundtrip", description: "`roundtrip`, `oneWay` or `one-way`, or `multicity`" }),
  ...Object.fromEntries(
    Array.from({ length: MOST_BOUNDS - 1 }, (_, index) =>
      BOUND_FIELDS.map((name) => [boundField(name, index + 1), text.describe(`Of a multi-city trip: the ${name} of bound ${index + 2}`)]),
    ).flat(),
  ),
  chosen: z
    .string()
    .max(1000)
    .optional()
    .openapi({ description: "The id of the flight chosen last: the answer is the flights of the next bound" }),
});

const MESSAGES: Readonly<Record<SearchQueryFaultCode, string>> = {
  required: "This parameter is required.",
  unknown_place: "We know no airport or city by this name.",
  invalid_date: "Write the date as MMM-DD-YYYY or YYYY-MM-DD.",
  invalid_count: "This is not a whole number.",
  unknown_cabin: "Choose Economy, Premium Economy or Business.",
  unknown_trip_type: "Choose roundtrip or oneWay.",
  same_place: "Source and destination cannot be the same !",
  before_previous: "This flight would leave before the one before it.",
  invalid_span: `The last day comes before the first, or more than ${MOST_FARE_DAYS - 1} days after it.`,
};

/** The same of a search that may be of a multi-city trip. */
const TRIP_MESSAGES: typeof MESSAGES = { ...MESSAGES, unknown_trip_type: "Choose roundtrip, oneWay or multicity." };

/** What an exploration is asked for with. */
export const exploreQuerySchema = searchQuerySchema.pick({
  source: true,
  date: true,
  rtnDate: true,
  adults: true,
  children: true,
  infants: true,
  classType: true,
});

/** What a row of days is asked for with. */
export const fareDaysQuerySchema = searchQuerySchema
  .pick({ source: true, destination: true, adults: true, children: true, infants: true, classType: true })
  .extend({
    from: needed({ example: "Mar-01-2027", description: "The first day" }),
    to: needed({ example: "Apr-30-2027", description: `The last one, at most ${MOST_FARE_DAYS - 1} days later` }),
    stay: text.openapi({
      example: "7",
      description: "Days from the way out to the way back, where the days are those of departure; one way without it",
    }),
    departure: text.openapi({
      example: "Feb-27-2027",
      description: "The day of departure of round trips; the days are then those of return, and a stay is not looked at",
    }),
  });

/** @throws ProblemError `invalid_request` that names every parameter at fault. */
export function parseFlightSearch(params: URLSearchParams, resolvePlace: UseCases["resolvePlace"]): FlightSearch {
  return soundOf(parseSearchQuery(params, resolvePlace));
}

/** @throws ProblemError in the same way. */
export function parseTripSearch(params: URLSearchParams, resolvePlace: UseCases["resolvePlace"]): TripSearch {
  return soundOf(parseTripQuery(params, resolvePlace), TRIP_MESSAGES);
}

/** @throws ProblemError in the same way. */
export function parseFareDays(params: URLSearchParams, resolvePlace: UseCases["resolvePlace"]): FareDaysQuestion {
  return soundOf(parseFareDaysQuery(params, resolvePlace));
}

/** @throws ProblemError in the same way. */
export function parseExplore(params: URLSearchParams, resolvePlace: UseCases["resolvePlace"]): ExploreQuestion {
  return soundOf(parseExploreQuery(params, resolvePlace));
}

function soundOf<Question>(question: Result<Question, readonly SearchQueryFault[]>, messages = MESSAGES): Question {
  if (question.ok) return question.value;
  throw new ProblemError("invalid_request", "Some parameters of the search are missing or not valid.", {
    errors: question.error.map(({ code, field }) => ({ path: field, message: messages[code] })),
  });
}
