import { z } from "@hono/zod-openapi";
import {
  DEFAULT_GUESTS,
  GUEST_LIMITS,
  type Guests,
  type HotelQueryFault,
  type HotelSearch,
  parseHotelQuery,
  parseStayQuery,
  STAY_MESSAGES,
  type StaySearch,
} from "../../core/hotels/index.ts";
import type { LocalDate, Result } from "../../core/kernel/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { ProblemError } from "../problems/problem.ts";

const text = z.string().max(200).optional();
const count = (kind: keyof Guests, about: string) => text.openapi({ example: String(DEFAULT_GUESTS[kind]), description: about });

/** The stay and the guests; every parameter is text here, its meaning is judged by `parseStayQuery`, which the pages share. */
export const stayQuerySchema = z.object({
  checkin: text.openapi({ example: "Mar-12-2027", description: "MMM-DD-YYYY or YYYY-MM-DD; today when neither date is given" }),
  checkout: text.openapi({ example: "Mar-19-2027", description: "7 days after the check-in when it is not given" }),
  adt: count("adults", `Adults: ${DEFAULT_GUESTS.adults} where nothing is said of guests`),
  chd: count("children", "Children, from two to twelve years"),
  ift: count("infants", "Infants, below two years: they need no bed"),
  rooms: count("rooms", `${GUEST_LIMITS.rooms.max} at most; each needs an adult`),
});

export const hotelQuerySchema = stayQuerySchema.extend({
  org: text.openapi({
    param: { required: true },
    example: "Seattle, Washington",
    description: "A city, airport, neighborhood, landmark or hotel",
  }),
  radius: text.openapi({ example: "10", description: "Miles around the place: 1, 3, 5, 10 or 25" }),
});

/** A stay without dates begins today, by the clock of the place. @throws ProblemError `invalid_request` that names every parameter at fault. */
export const parseHotelSearch = (params: URLSearchParams, useCases: Pick<UseCases, "resolveHotelPlace" | "today">): HotelSearch =>
  valueOf(parseHotelQuery(params, useCases.resolveHotelPlace, useCases.today));

/** The same for one hotel; `today` is the day there. @throws ProblemError `invalid_request` */
export const parseStaySearch = (params: URLSearchParams, today: LocalDate): StaySearch => valueOf(parseStayQuery(params, today));

function valueOf<Value>(parsed: Result<Value, readonly HotelQueryFault[]>): Value {
  if (parsed.ok) return parsed.value;
  throw new ProblemError("invalid_request", "Some parameters of the search are missing or not valid.", {
    errors: parsed.error.map(({ code, field }) => ({ path: field, message: STAY_MESSAGES[code] })),
  });
}
