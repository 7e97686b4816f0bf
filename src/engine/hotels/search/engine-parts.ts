import { RoomStock } from "../availability/index.ts";
import { CityNights } from "../demand/index.ts";
import { HotelBook } from "../describe/index.ts";
import { StayPricer } from "../rates/index.ts";
import { hotelKeys, type HotelTables } from "../world/index.ts";

/** What every question about a world of hotels is answered with. */
export interface EngineParts {
  readonly tables: HotelTables;
  readonly nights: CityNights;
  readonly stock: RoomStock;
  readonly pricer: StayPricer;
  readonly book: HotelBook;
}

export function engineParts(tables: HotelTables): EngineParts {
  const nights = new CityNights(tables.cities);
  const keys = hotelKeys(tables);
  return {
    tables,
    nights,
    stock: new RoomStock(tables, nights, keys),
    pricer: new StayPricer(tables, keys),
    book: new HotelBook(tables, keys),
  };
}
