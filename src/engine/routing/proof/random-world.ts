import { SEASONS, type World, type WorldAirline, type WorldAirport, type WorldFlight } from "../../timetable/index.ts";
import { type Seeded, seeded } from "../../../core/kernel/index.ts";

/** Real places, chosen for their clocks (changes at midnight and of half an hour, the date line, offsets of 45 minutes) and their borders. */
const PLACES = [
  ["JFK", "New York", "US", "America/New_York", 40.64, -73.78],
  ["EWR", "Newark", "US", "America/New_York", 40.69, -74.17],
  ["BOS", "Boston", "US", "America/New_York", 42.36, -71.01],
  ["ORD", "Chicago", "US", "America/Chicago", 41.98, -87.9],
  ["MDW", "Chicago", "US", "America/Chicago", 41.79, -87.75],
  ["DEN", "Denver", "US", "America/Denver", 39.86, -104.67],
  ["PHX", "Phoenix", "US", "America/Phoenix", 33.43, -112.01],
  ["LAX", "Los Angeles", "US", "America/Los_Angeles", 33.94, -118.41],
  ["HNL", "Honolulu", "US", "Pacific/Honolulu", 21.32, -157.92],
  ["YYZ", "Toronto", "CA", "America/Toronto", 43.68, -79.63],
  ["YUL", "Montreal", "CA", "America/Toronto", 45.47, -73.74],
  ["EDI", "Edinburgh", "GB", "Europe/London", 55.95, -3.37],
  ["DUB", "Dublin", "IE", "Europe/Dublin", 53.42, -6.27],
  ["LHR", "London", "GB", "Europe/London", 51.47, -0.45],
  ["LGW", "London", "GB", "Europe/London", 51.15, -0.18],
  ["CDG", "Paris", "FR", "Europe/Paris", 49.01, 2.55],
  ["CMN", "Casablanca", "MA", "Africa/Casablanca", 33.37, -7.59],
  ["CAI", "Cairo", "EG", "Africa/Cairo", 30.12, 31.41],
  ["KTM", "Kathmandu", "NP", "Asia/Kathmandu", 27.7, 85.36],
  ["NRT", "Tokyo", "JP", "Asia/Tokyo", 35.76, 140.39],
  ["SYD", "Sydney", "AU", "Australia/Sydney", -33.95, 151.18],
  ["LDH", "Lord Howe Island", "AU", "Australia/Lord_Howe", -31.54, 159.08],
  ["AKL", "Auckland", "NZ", "Pacific/Auckland", -37.01, 174.79],
  ["CHT", "Chatham Islands", "NZ", "Pacific/Chatham", -43.81, -176.46],
  ["APW", "Apia", "WS", "Pacific/Apia", -13.83, -172.01],
  ["SCL", "Santiago", "CL", "America/Santiago", -33.39, -70.79],
  ["EZE", "Buenos Aires", "AR", "America/Argentina/Buenos_Aires", -34.82, -58.54],
  ["GIG", "Rio de Janeiro", "BR", "America/Sao_Paulo", -22.81, -43.25],
] as const;

const isPacific = (longitude: number): boolean => longitude > 80 || longitude < -110;

const METROS = [
  ["NYC", "New York", "US", ["JFK", "EWR"]],
  ["LON", "London", "GB", ["LHR", "LGW"]],
] as const;

export interface WorldShape {
  readonly seed: number;
  /** Half of the world, where detours are short, or all of it. */
  readonly region: "atlantic" | "pacific" | "all";
  readonly airportCount: number;
  /** The share of the pairs of airports that somebody flies. */
  readonly density: number;
  /** A pair has up to this many flights. */
  readonly flightsPerPair: number;
  readonly airlineCount: number;
  /** The share of the pairs of airlines that are partners. */
  readonly friendship: number;
}

export function randomWorld(shape: WorldShape): World {
  const { airportCount, airlineCount } = shape;
  const dice = seeded(shape.seed);
  const places = PLACES.filter(([, , , , , longitude]) => shape.region === "all" || isPacific(longitude) === (shape.region === "pacific"));
  while (places.length > airportCount) places.splice(dice.below(places.length), 1);
  const airports = places.map((place) => randomAirport(place, dice)).sort((a, b) => (a.code < b.code ? -1 : 1));
  const indexOf = (code: string): number => airports.findIndex((airport) => airport.code === code);
  const metros = METROS.map(([code, city, country, members]) => ({
    code,
    city,
    country,
    airports: members.map(indexOf).filter((index) => index >= 0),
  }));
  const airlines = randomAirlines(airlineCount, shape.friendship, dice);
  const flights = randomFlights(airports, shape, dice).sort(order);
  return { version: `random-${shape.seed}`, airports, metros, airlines, aircraft: AIRCRAFT, flights };
}

const AIRCRAFT = [
  { name: "Small", seats: { M: 100, W: 0, C: 8, F: 0 }, co2KgPerSeatKm: 0.09 },
  { name: "Large", seats: { M: 250, W: 30, C: 40, F: 4 }, co2KgPerSeatKm: 0.08 },
];

function randomAirport([code, city, country, zone, latitude, longitude]: (typeof PLACES)[number], dice: Seeded): WorldAirport {
  const domestic = 30 + 5 * dice.below(6);
  const minConnection = { domestic, mixed: domestic + 5 * dice.below(10), international: domestic + 5 * dice.below(10) };
  return { code, name: code, city, country, zone, latitude, longitude, mppa: 1, minConnection };
}

/** One of them sells no connections. */
const codeOf = (airline: number): string => (airline === 3 ? "G4" : `${airline}X`);

function randomAirlines(count: number, friendship: number, dice: Seeded): WorldAirline[] {
  const isPair = Array.from({ length: count * count }, () => dice.chance(friendship));
  return Array.from({ length: count }, (_, airline) => ({
    code: codeOf(airline),
    name: `Airline ${airline}`,
    country: "US",
    alliance: null,
    model: airline === 1 ? ("lowcost" as const) : ("network" as const),
    cabins: airline === 0 ? "M" : "MWCF",
    colour: "#000000",
    tail: "#000000",
    partners: Array.from({ length: count }, (__, other) => other).filter((other) => other !== airline && isPair[airline * count + other]),
  }));
}

function randomFlights(
  airports: readonly WorldAirport[],
  { density, flightsPerPair, airlineCount }: WorldShape,
  dice: Seeded,
): WorldFlight[] {
  let number = 0;
  return airports.flatMap((_, from) =>
    airports.flatMap((__, to) => {
      if (from === to || !dice.chance(density)) return [];
      const typical = 30 + roughKm(airports[from], airports[to]) / 13;
      return Array.from({ length: 1 + dice.below(flightsPerPair) }, () => randomFlight(from, to, typical, airlineCount, ++number, dice));
    }),
  );
}

function randomFlight(from: number, to: number, typicalMinutes: number, airlineCount: number, number: number, dice: Seeded): WorldFlight {
  return {
    from,
    to,
    airline: dice.below(airlineCount),
    number: (number % 9999) + 1,
    operatedBy: dice.below(airlineCount),
    aircraft: dice.below(AIRCRAFT.length),
    departsAtMinute: dice.chance(0.3) ? dice.below(240) : dice.below(1440),
    blockMinutes: Math.min(1200, Math.max(15, Math.round(typicalMinutes * (0.8 + dice.below(50) / 100)))),
    weekdays: dice.chance(0.6) ? 127 : 1 + dice.below(127),
    season: dice.chance(0.8) ? "year" : (SEASONS[dice.below(SEASONS.length)] ?? "year"),
    codeshares: [],
  };
}

/** Near enough to make block times of; nothing rests on it. */
function roughKm(from: WorldAirport | undefined, to: WorldAirport | undefined): number {
  if (from === undefined || to === undefined) return 0;
  const around = Math.abs(((from.longitude - to.longitude + 540) % 360) - 180);
  return 111 * Math.hypot(from.latitude - to.latitude, around * Math.cos((from.latitude * Math.PI) / 180));
}

const order = (a: WorldFlight, b: WorldFlight): number =>
  a.from - b.from || a.to - b.to || a.airline - b.airline || a.departsAtMinute - b.departsAtMinute || a.number - b.number;
