import type { CabinCode } from "../../../core/flights/index.ts";
import type { Fares } from "../../fares/index.ts";
import type { World } from "../../timetable/index.ts";

const mix = (a: number, b: number): number => {
  const bits = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  return (bits ^ (bits >>> 15)) >>> 0;
};

const dayCents = (from: number, to: number, ahead: number): number => 5000 + (mix(from * 1000 + to, ahead) % 20) * 500;

/** Fares without sense but with all the traits that matter to the search: floors, equal prices, closed cabins, full flights. */
export function plainFares(world: World): Fares {
  const airlineCents = (from: number, to: number, cabin: CabinCode, airline: number, stops: number): number =>
    world.airlines[airline]?.cabins.includes(cabin) === true ? (mix(airline, from + to) % 8) * 900 - stops * 400 : Infinity;
  const fares: Fares = {
    market: (from, to, day, cabin, seats, today) => {
      const floorCents = (airline: number, stops: number): number =>
        dayCents(from, to, day - today) + airlineCents(from, to, cabin, airline, stops);
      return {
        floorCents,
        priceCents: (flights, days, legs, plate) => {
          let cents = floorCents(plate, legs - 1);
          for (let leg = 0; leg < legs; leg++) {
            const whim = mix(flights[leg] as number, days[leg] as number) % 64;
            if (whim < 2 + seats) return 0;
            cents += (whim % 5) * 700;
          }
          return cents === Infinity ? 0 : cents;
        },
      };
    },
    year: (from, to, cabin, seats, today) => ({
      floorWeight: (plate, stops) => airlineCents(from, to, cabin, plate, stops),
      weight: (_, legs, plate) => airlineCents(from, to, cabin, plate, legs - 1),
      floorCents: (weight, day) => weight + dayCents(from, to, day - today),
      mostWeight: (cents, day) => cents - dayCents(from, to, day - today),
      priceCents: (_, flights, days, legs, plate) =>
        fares.market(from, to, days[0] as number, cabin, seats, today).priceCents(flights, days, legs, plate),
    }),
    returnDiscount: (outPlate, inPlate) => (mix(outPlate, inPlate) % 4) * 0.04,
    cabinFlown: (_, cabin) => cabin,
    seatsLeft: () => 9,
    seatsOnSale: () => 9,
    noteSold: () => {},
  };
  return fares;
}
