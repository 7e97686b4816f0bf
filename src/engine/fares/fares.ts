import { BoundMarket } from "./bound-market.ts";
import { cabinAt, cabinIndex } from "./cabins.ts";
import { FareBook } from "./fare-book.ts";
import type { FareWorld } from "./fare-world.ts";
import { MarketDays } from "./market-days.ts";
import type { Fares } from "./market.ts";
import { RouteShelf } from "./route-fares.ts";
import { returnDiscount } from "./return-discount.ts";

/** The fares of a world. Making them takes tens of milliseconds; asking them takes next to nothing. */
export function createFares(world: FareWorld): Fares {
  const book = new FareBook(world);
  const routes = new RouteShelf(book);
  return {
    market: (from, to, day, cabin, seats, today) => new BoundMarket(book, routes.get(from, to, cabin), day, seats, today),
    hourShare: (flight) => book.facts.hourFactor(flight),
    plateShare: (airline) => book.leastCarrier[airline] as number,
    year: (from, to, cabin, today) => new MarketDays(book, routes.get(from, to, cabin), today),
    returnDiscount: (outPlate, inPlate) => returnDiscount(world, outPlate, inPlate),
    cabinFlown: (flight, cabin) => cabinAt(book.seats.cabinFlown(flight, cabinIndex(cabin))),
    partyFactor: (flight, day, cabin, seats, today) => book.seats.partyFactor(flight, day, cabinIndex(cabin), seats, today),
    seatsLeft: (flight, day, cabin, today) => book.seats.left(flight, day, cabinIndex(cabin), today),
    seatsOnSale: (flight, day, cabin, today) => book.seats.onSale(flight, day, cabinIndex(cabin), today),
    noteSold: (flight, day, cabin, seats) => book.seats.noteSold(flight, day, cabinIndex(cabin), seats),
  };
}
