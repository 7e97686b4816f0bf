import { drawByWeight } from "../../schedule/chance.ts";
import { type Ground, metresTo, type Point } from "../land/ground.ts";
import type { Draws } from "./draws.ts";
import type { Spot } from "./spot.ts";

/** What hotels gather around. */
export interface Gathering {
  readonly isBeach: boolean;
  readonly spreadKm: number;
  /** The best known first. */
  readonly districts: readonly Point[];
  /** Those near enough that hotels beside them belong to the city. */
  readonly airports: readonly Point[];
}

interface Metres {
  readonly x: number;
  readonly y: number;
}

const TRIES = 14;
/** No two hotels stand closer, as far as there is room. */
const LEAST_APART_METRES = 45;
const FARTHEST_COAST_METRES = 1_500;
/** Around a point that is known to be inhabited there is ground even where the map shows sea. */
const SURE_METRES = 140;

/** So many places for hotels: dense in the middle and around districts, along the coast at the beach, some by the airport. */
export function placeHotels(count: number, gathering: Gathering, ground: Ground, draws: Draws): readonly Spot[] {
  const districts = gathering.districts.map((district) => ground.toMetres(district));
  const kinds = waysToStand(gathering, districts, ground, draws);
  const taken: Metres[] = [];
  const spots: Spot[] = [];
  for (let index = 0; index < count; index += 1) {
    const { isAirport, draw } = kinds(index / count);
    const { x, y } = standAt(draw, districts, ground, taken, draws);
    taken.push({ x, y });
    spots.push(spotAt(x, y, isAirport, ground));
  }
  return spots;
}

interface Way {
  readonly isAirport: boolean;
  readonly draw: () => Metres | null;
}

const AIRPORT_SHARE = 0.07;
const BEACH_SHARE = 0.5;
const COAST_SHARE = 0.1;
const MIDDLE_SHARE = 0.45;
/** At the beach a town is not what people come for. */
const BEACH_MIDDLE_SHARE = 0.25;
const AIRPORT_METRES = { from: 700, to: 2_600 } as const;

function waysToStand(gathering: Gathering, districts: readonly Metres[], ground: Ground, draws: Draws): (share: number) => Way {
  const reach = gathering.spreadKm * 1000;
  const airports = gathering.airports.map((airport) => ground.toMetres(airport));
  const shore = shoreWay(ground, districts, reach, draws);
  const airportShare = airports.length > 0 ? AIRPORT_SHARE : 0;
  const coastShare = shore === null ? 0 : gathering.isBeach ? BEACH_SHARE : COAST_SHARE;
  const around = (center: Metres, radius: number): Metres => {
    const angle = draws.next() * 2 * Math.PI;
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
  };
  const middle: Way = { isAirport: false, draw: () => around({ x: 0, y: 0 }, -Math.log(1 - draws.next() * 0.98) * (250 + reach * 0.07)) };
  const district: Way = {
    isAirport: false,
    draw: () => around(wellKnown(districts, draws), Math.abs(draws.bell()) * (700 + reach * 0.11)),
  };
  const airport: Way = {
    isAirport: true,
    draw: () => around(draws.pick(airports), AIRPORT_METRES.from + draws.next() * (AIRPORT_METRES.to - AIRPORT_METRES.from)),
  };
  return (share) => {
    if (share < airportShare) return airport;
    if (shore !== null && share < airportShare + coastShare) return { isAirport: false, draw: shore };
    return draws.next() < (gathering.isBeach ? BEACH_MIDDLE_SHARE : MIDDLE_SHARE) ? middle : district;
  };
}

const STEP_INLAND_METRES = { from: 35, to: 260 } as const;
const SHORE_SAMPLE_METRES = 250;
/** Beaches near a neighborhood are built up; this far from all of them hardly. */
const LONELY_METRES = 1_200;

/** The best known neighborhood has the most hotels. */
const fameOf = (rank: number): number => 1 / (1 + rank / 3);

const wellKnown = (districts: readonly Metres[], draws: Draws): Metres =>
  drawByWeight([...districts.entries()], ([rank]) => fameOf(rank), draws.next())[1];

/** A way to stand a little inland of the coast, mostly near a district; null where there is no coast. */
function shoreWay(ground: Ground, districts: readonly Metres[], reach: number, draws: Draws): (() => Metres | null) | null {
  const samples: (Metres & { readonly nx: number; readonly ny: number; readonly weight: number })[] = [];
  let total = 0;
  for (const { x1, y1, x2, y2 } of ground.shores) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    for (let at = SHORE_SAMPLE_METRES / 2; at < length; at += SHORE_SAMPLE_METRES) {
      const [x, y] = [x1 + ((x2 - x1) * at) / length, y1 + ((y2 - y1) * at) / length];
      if (Math.hypot(x, y) > reach) continue;
      total += districts.reduce(
        (sum, district, rank) => sum + fameOf(rank) * Math.exp(-Math.hypot(district.x - x, district.y - y) / LONELY_METRES),
        0,
      );
      samples.push({ x, y, nx: -(y2 - y1) / length, ny: (x2 - x1) / length, weight: total });
    }
  }
  if (samples.length === 0 || total < 1) return null;
  return () => {
    const wanted = draws.next() * total;
    const sample = samples.find(({ weight }) => weight >= wanted);
    if (sample === undefined) return null;
    const step = STEP_INLAND_METRES.from + draws.next() * (STEP_INLAND_METRES.to - STEP_INLAND_METRES.from);
    const slide = draws.bell() * SHORE_SAMPLE_METRES;
    const [x, y] = [sample.x - slide * sample.ny, sample.y + slide * sample.nx];
    const inland = { x: x + step * sample.nx, y: y + step * sample.ny };
    return ground.isLand(inland.x, inland.y) ? inland : { x: x - step * sample.nx, y: y - step * sample.ny };
  };
}

/** Draws until a place is on land and free; else stands beside a district's own point. */
function standAt(draw: Way["draw"], districts: readonly Metres[], ground: Ground, taken: readonly Metres[], draws: Draws): Metres {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const at = draw();
    if (at !== null && isFree(at, taken) && ground.isLand(at.x, at.y)) return at;
  }
  const sure = draws.pick(districts);
  return { x: sure.x + draws.bell() * SURE_METRES, y: sure.y + draws.bell() * SURE_METRES };
}

const isFree = ({ x, y }: Metres, taken: readonly Metres[]): boolean =>
  taken.every((other) => Math.abs(other.x - x) > LEAST_APART_METRES || Math.abs(other.y - y) > LEAST_APART_METRES);

function spotAt(x: number, y: number, isAirport: boolean, ground: Ground): Spot {
  const { latitude, longitude } = ground.toPoint(x, y);
  const coastMetres = Math.min(Infinity, ...ground.shores.map((shore) => metresTo(shore, x, y)));
  return {
    latitude: Math.round(latitude * 1e5) / 1e5,
    longitude: Math.round(longitude * 1e5) / 1e5,
    distanceMetres: Math.round(Math.hypot(x, y)),
    coastMetres: coastMetres <= FARTHEST_COAST_METRES ? Math.round(coastMetres) : null,
    isAirport,
  };
}
