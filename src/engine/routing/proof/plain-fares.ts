import type { CabinCode } from "../../../core/flights/index.ts";
import type { Fares } from "../../fares/index.ts";
import type { World } from "../../timetable/index.ts";

const mix = (a: number, b: number): number => {
  const bits = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  return (bits ^ (bits >>> 15)) >>> 0;
};

const dayCents = (from: number, to: number, ahead: number): number => 5000 + (mix(from * 1000 + to, ahead) % 20) * 500;

function partyFactor(flight: number, day: number, seats: number): number {
  const whim = mix(flight, day) % 64;
  return whim < 2 + seats ? 0 : 1 + (whim % 5);
}

/** Fares without sense but with all the traits that matter to the search: floors, equal prices, closed cabins, full flights. */
export function plainFares(world: World): Fares {
  const airlineCents = (from: number, to: number, cabin: CabinCode, airline: number, stops: number): number =>
    world.airlines[airline]?.cabins.includes(cabin) === true ? (mix(airline, from + to) % 8) * 900 - stops * 400 : Infinity;
  return {
    market: (from, to, day, cabin, seats, today) => {
      const floorCents = (airline: number, stops: number): number =>
        dayCents(from, to, day - today) + airlineCents(from, to, cabin, airline, stops);
      const centsAt = (plate: number, legs: number, dearest: number): number => {
        const cents = floorCents(plate, legs - 1) + (dearest - 1) * 700;
        return cents === Infinity ? 0 : cents;
      };
      return {
        floorCents,
        priceCents: (flights, days, legs, plate) => {
          const factors = Array.from(flights.subarray(0, legs), (flight, leg) => partyFactor(flight, days[leg] as number, seats));
          return factors.includes(0) ? 0 : centsAt(plate, legs, Math.max(...factors));
        },
        centsAt: (_, legs, plate, dearest) => centsAt(plate, legs, dearest),
        mostShare: (airline, stops, cents) =>
          floorCents(airline, stops) === Infinity ? 0 : 1 + (cents - floorCents(airline, stops)) / 700,
        mostShareOfAny: (stops, cents) => 1 + (cents - dayCents(from, to, day - today) + stops * 400) / 700,
        wayShare: () => 1,
      };
    },
    hourShare: () => 1,
    plateShare: () => 1,
    year: (from, to, cabin, today) => ({
      floorWeight: (plate, stops) => airlineCents(from, to, cabin, plate, stops),
      floorWeightFrom: (_, floorWeight) => floorWeight,
      weight: (_, legs, plate) => airlineCents(from, to, cabin, plate, legs - 1),
      floorCents: (weight, day) => weight + dayCents(from, to, day - today),
      mostWeight: (cents, day) => cents - dayCents(from, to, day - today),
      mostFactor: (weight, mostWeight) => 1 + (mostWeight - weight) / 700,
      mostWeightAt: (factor, mostWeight) => mostWeight - (factor - 1) * 700,
      centsAt: (weight, day, _, __, dearest) => weight + dayCents(from, to, day - today) + (dearest - 1) * 700,
    }),
    returnDiscount: (outPlate, inPlate) => (mix(outPlate, inPlate) % 4) * 0.04,
    cabinFlown: (_, cabin) => cabin,
    partyFactor: (flight, day, _cabin, seats) => partyFactor(flight, day, seats),
    seatsLeft: () => 9,
    seatsOnSale: () => 9,
    noteSold: () => {},
  };
}
