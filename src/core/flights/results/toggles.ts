import type { AirlineCode, AirportCode } from "../../kernel/index.ts";
import { toggled } from "../../results/index.ts";
import type { Alliance } from "../alliances.ts";
import type { EndGroup, FlightFilter, StopsGroup } from "./filter.ts";
import type { StopsChoice } from "./traits.ts";

/** Picks a number of stops; picking the same one again clears the group (specification, section 4). */
export const toggleStops = (filter: FlightFilter, stops: StopsChoice, group: StopsGroup = "stops"): FlightFilter => ({
  ...filter,
  [group]: filter[group] === stops ? null : stops,
});

/** Ticks or unticks one airline. */
export const toggleAirline = (filter: FlightFilter, code: AirlineCode): FlightFilter => ({
  ...filter,
  airlines: toggled(filter.airlines, code),
});

/** Ticks or unticks one alliance. */
export const toggleAlliance = (filter: FlightFilter, alliance: Alliance): FlightFilter => ({
  ...filter,
  alliances: toggled(filter.alliances, alliance),
});

/** Ticks or unticks one airport at an end of the trip. */
export const toggleEnd = (filter: FlightFilter, group: EndGroup, code: AirportCode): FlightFilter => ({
  ...filter,
  [group]: toggled(filter[group], code),
});

/** Ticks or unticks one airport of a stop. */
export const toggleVia = (filter: FlightFilter, code: AirportCode): FlightFilter => ({ ...filter, via: toggled(filter.via, code) });
