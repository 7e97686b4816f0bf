import { metresBetween } from "../grid/index.ts";
import type { WorldCity } from "../world/index.ts";
import type { MajorPlace } from "./major-places.ts";

/** By what right a place goes by a name, the better one first. */
const RIGHTS = ["own", "point", "other", "short"] as const;
export type NameRight = (typeof RIGHTS)[number];

/** A place that goes by a name: a city by its own or another, an airport or landmark by its own, an airport for short. */
export interface NameClaim {
  readonly place: number;
  readonly right: NameRight;
}

/** How many times nearer the top a city must stand to take a name from a city whose own it is: `santiago` is Chile's. */
const FAR_BETTER_KNOWN = 10;
/** And that of the better of two landmarks or airports of one name. */
const BETTER_KNOWN = 3;
/** Within so far a name that is another city's is only lent: Nice is looked for as Monaco, but Monaco is Monaco. */
const NEIGHBOR_METRES = 200_000;

/** Decides between the places that go by one name. */
export class NameJudge {
  readonly #places: readonly MajorPlace[];
  readonly #cities: readonly WorldCity[];

  /** @param cities by standing, which is also the number of each as a place. */
  constructor(places: readonly MajorPlace[], cities: readonly WorldCity[]) {
    this.#places = places;
    this.#cities = cities;
  }

  /**
   * The one place that is meant by a name; null when it is not clear. A city's own name comes first, of several such a destination,
   * then the best known; then the airport or landmark of the name; then the city that goes by it too, unless it is two destinations'
   * (`Sicily`); last an airport for short.
   * @param claims by standing.
   */
  meant(claims: readonly NameClaim[]): number | null {
    const { own = [], point = [], other = [], short = [] } = Object.groupBy(claims, ({ right }) => right);
    const free = other.filter((claim) => !this.#isLent(claim, claims));
    const [first, rival] = [own.find(({ place }) => this.isDestination(place)) ?? own[0], free[0]];
    if (first) return rival && isBetterKnown(rival.place, first.place, FAR_BETTER_KNOWN) ? rival.place : first.place;
    if (point.length > 0) return this.#clearest(point);
    const destinations = free.filter(({ place }) => this.isDestination(place));
    if (rival) return destinations.length > 0 ? only(destinations) : rival.place;
    return only(short);
  }

  /** Whether travelers fly to a city: it has a code. */
  isDestination(city: number): boolean {
    return (this.#cities[city]?.codes.length ?? 0) > 0;
  }

  /** The only one, or that of a better known city: Manchester Airport is not the one in New Hampshire. */
  #clearest(claims: readonly NameClaim[]): number | null {
    const [first, second] = claims;
    if (first === undefined || second === undefined) return first?.place ?? null;
    const [city = 0, next = 0] = [this.#places[first.place]?.standing, this.#places[second.place]?.standing];
    return isBetterKnown(city, next, BETTER_KNOWN) ? first.place : null;
  }

  /** Destinations carry the names of what lies around their airport. */
  #isLent({ place }: NameClaim, claims: readonly NameClaim[]): boolean {
    const city = this.#cities[place] as WorldCity;
    return claims.some((claim) => {
      const owner = this.#cities[claim.place];
      const isOwner = claim.right === "own" || (claim.right === "other" && this.isDestination(place) && !this.isDestination(claim.place));
      return owner !== undefined && claim.place !== place && isOwner && metresBetween(city, owner) < NEIGHBOR_METRES;
    });
  }
}

const isBetterKnown = (city: number, other: number, times: number): boolean => (city + 1) * times <= other + 1;

const only = ([claim, ...others]: readonly NameClaim[]): number | null => (claim && others.length === 0 ? claim.place : null);
