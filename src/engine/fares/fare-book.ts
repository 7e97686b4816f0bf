import type { CabinCode } from "../../core/flights/index.ts";
import { kmBetween } from "../timetable/index.ts";
import { cabinIndex } from "./cabins.ts";
import { calendarOf } from "./calendar-of.ts";
import { carrierFactor, centsOff, leastCarrierFactor } from "./carriers.ts";
import { Competition } from "./competition.ts";
import { CountryPairs } from "./country-pairs.ts";
import type { FareWorld } from "./fare-world.ts";
import { FlightFacts } from "./flight-facts.ts";
import { codeNumber } from "./hash.ts";
import { SeasonTable } from "./season.ts";
import { SeatInventory } from "./seats.ts";

/** Airlines' price factors are worked out at these distances; a market takes the nearest below. */
const BAND_KM = 1000;
const BANDS = 21;

/** Everything about a world that its fares need, worked out once. */
export class FareBook {
  readonly world: FareWorld;
  readonly season = new SeasonTable();
  readonly seats: SeatInventory;
  readonly competition: Competition;
  readonly countries: CountryPairs;
  readonly facts: FlightFacts;
  /** By airport: the place of its calendar, and a number made of its city's first code. */
  readonly calendar: Uint8Array;
  readonly cityNumber: Int32Array;
  /** By airline: a number made of its code, and what its bare fares lack of whole dollars. */
  readonly airlineNumber: Int32Array;
  readonly centsOff: Uint8Array;
  /** By airline: the least of its price factors. */
  readonly leastCarrier: Float64Array;
  /** By cabin and distance band, as they are asked for: factors by airline. */
  readonly #carrierFactors: (Float64Array | undefined)[] = [];

  constructor(world: FareWorld) {
    const { airports, airlines } = world;
    this.world = world;
    this.facts = new FlightFacts(world);
    this.seats = new SeatInventory(this.facts, world.flights.length, this.season);
    this.competition = new Competition(world);
    this.countries = new CountryPairs(world);
    this.calendar = Uint8Array.from(airports, ({ country }) => calendarOf(country));
    this.cityNumber = cityNumbers(world);
    this.airlineNumber = Int32Array.from(airlines, ({ code }) => codeNumber(code));
    this.leastCarrier = Float64Array.from(airlines, leastCarrierFactor);
    this.centsOff = Uint8Array.from(airlines, ({ model }) => centsOff(model));
  }

  kmBetween(from: number, to: number): number {
    return kmBetween(this.world.ground.vector, from, to);
  }

  /** Price factors of all airlines in a cabin over a distance; Infinity for those that do not sell it. */
  carriersAt(km: number, cabin: CabinCode): Float64Array {
    const band = Math.min(Math.floor(km / BAND_KM), BANDS - 1);
    return (this.#carrierFactors[cabinIndex(cabin) * BANDS + band] ??= carrierFactorsOf(this.world.airlines, cabin, band));
  }
}

/** The number of a city is that of the code of its first airport. */
function cityNumbers({ airports, ground: { area } }: FareWorld): Int32Array {
  const ofArea = new Map<number, number>();
  airports.forEach(({ code }, airport) => {
    const city = area[airport] as number;
    if (!ofArea.has(city)) ofArea.set(city, codeNumber(code));
  });
  return Int32Array.from(area, (city) => ofArea.get(city) ?? 0);
}

function carrierFactorsOf(airlines: FareWorld["airlines"], cabin: CabinCode, band: number): Float64Array {
  return Float64Array.from(airlines, (airline) => (airline.cabins.includes(cabin) ? carrierFactor(airline, band * BAND_KM) : Infinity));
}
