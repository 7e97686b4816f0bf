import { readTable } from "./read-table.ts";

/** A place that travelers ask for, as typed in `data/destinations.csv`. */
export interface Destination {
  /** Metro code, or the airport's when it has one airport. */
  readonly code: string;
  readonly city: string;
  readonly country: string;
  readonly mainAirport: string;
  readonly airports: readonly string[];
  /** beach, city, culture, family, nature, nightlife, romance … */
  readonly themes: readonly string[];
  /** 0.6 to 10, weighted to travelers from the United States. */
  readonly hotelWeight: number;
  /** One of the 16 with a page of its own. */
  readonly hasPage: boolean;
  /** What people come for when it is not the city itself: `the Taj Mahal`; else "". */
  readonly sights: string;
}

export const DESTINATIONS: readonly Destination[] = readTable("destinations.csv", (row) => ({
  code: row.text("code"),
  city: row.text("city"),
  country: row.text("country"),
  mainAirport: row.text("mainAirport"),
  airports: row.list("airports"),
  themes: row.list("themes"),
  hotelWeight: row.number("hotelWeight"),
  hasPage: row.text("marketingPage") === "yes",
  sights: row.text("sights"),
}));
