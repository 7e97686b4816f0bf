import { AIRLINES } from "../facts/airlines.ts";
import { FIFTH_FREEDOMS, MUST_EXIST, MUST_NOT_EXIST, UNSERVED_AIRPORTS } from "../facts/known-routes.ts";
import { homeCountries, mayFly } from "../network/rights.ts";
import type { Finding } from "./finding.ts";
import { nameOf, type YearOfFlights } from "./year-of-flights.ts";

/** The pairs that we know to be flown are there with their airline, both ways. */
export function checkMustExist({ flights }: YearOfFlights): Finding {
  const flown = new Set(flights.map(({ airline, from, to }) => `${airline} ${from}-${to}`));
  const wanted = MUST_EXIST.flatMap(({ airline, from, to }) => [`${airline} ${from}-${to}`, `${airline} ${to}-${from}`]);
  const breaches = wanted.filter((route) => !flown.has(route)).map((route) => `${route} is not flown`);
  return { name: "must exist", figures: `${wanted.length - breaches.length} of ${wanted.length} routes by their airline`, breaches };
}

/** The pairs that nobody flies are not there. */
export function checkMustNotExist({ flights }: YearOfFlights): Finding {
  const flown = new Set(flights.map(({ from, to }) => `${from}-${to}`));
  const breaches = MUST_NOT_EXIST.flatMap(({ from, to, reason }) =>
    flown.has(`${from}-${to}`) || flown.has(`${to}-${from}`) ? [`${from}-${to} is flown: ${reason}`] : [],
  );
  return { name: "must not exist", figures: `${MUST_NOT_EXIST.length} pairs`, breaches };
}

/** No airline flies to an airport that it does not serve. */
export function checkUnserved({ flights }: YearOfFlights): Finding {
  const unserved = new Set(UNSERVED_AIRPORTS.flatMap(({ airline, airports }) => airports.map((airport) => `${airline} ${airport}`)));
  const breaches = flights.filter(({ airline, from, to }) => unserved.has(`${airline} ${from}`) || unserved.has(`${airline} ${to}`));
  return { name: "unserved airports", figures: `${unserved.size} of an airline each`, breaches: breaches.map(nameOf) };
}

/** Every airline may fly where it flies: home at an end, a shared market, or a typed fifth freedom. */
export function checkRights({ timetable, flights }: YearOfFlights): Finding {
  const countries = new Map(timetable.airports.map(({ code, country }) => [code, country]));
  const airlines = new Map(AIRLINES.map((airline) => [airline.code, { airline, homes: homeCountries(airline) }]));
  const listed = new Set(
    [...FIFTH_FREEDOMS, ...MUST_EXIST].flatMap(({ airline, from, to }) => [`${airline} ${from}-${to}`, `${airline} ${to}-${from}`]),
  );
  const isAllowed = (code: string, from: string, to: string): boolean => {
    const known = airlines.get(code);
    if (known === undefined) return false;
    return listed.has(`${code} ${from}-${to}`) || mayFly(known.airline, known.homes, countries.get(from) ?? "", countries.get(to) ?? "");
  };
  const broken = flights.filter(({ airline, from, to }) => !isAllowed(airline, from, to));
  return { name: "traffic rights", figures: `${flights.length} flights`, breaches: broken.map(nameOf) };
}
