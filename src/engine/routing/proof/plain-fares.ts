import type { Fares } from "../../fares/index.ts";
import type { World } from "../../timetable/index.ts";

const mix = (a: number, b: number): number => {
  const bits = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  return (bits ^ (bits >>> 15)) >>> 0;
};

/** Fares without sense but with all the traits that matter to the search: floors, equal prices, closed cabins, full flights. */
export function plainFares(world: World): Fares {
  return {
    market: (from, to, day, cabin, seats, today) => {
      const base = 5000 + (mix(from * 1000 + to, day - today) % 20) * 500;
      const floorCents = (airline: number, stops: number): number =>
        world.airlines[airline]?.cabins.includes(cabin) === true ? base + (mix(airline, from + to) % 8) * 900 - stops * 400 : Infinity;
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
    returnDiscount: (outPlate, inPlate) => (mix(outPlate, inPlate) % 4) * 0.04,
    cabinFlown: (_, cabin) => cabin,
    seatsLeft: () => 9,
    seatsOnSale: () => 9,
    noteSold: () => {},
  };
}
