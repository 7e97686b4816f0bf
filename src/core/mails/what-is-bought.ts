import { type FlightOffer, routesOf } from "../flights/index.ts";
import { cityOf, type Telling } from "./telling.ts";

/** `New York to London, Mar-12-2027`; `The Cartographer Hotel, Mar-12-2027` */
export function whatIsBought(telling: Telling): string {
  const { booking, words, day } = telling;
  if (booking.kind === "hotel") return words.on(booking.offer.hotel.name, day(booking.offer.stay.checkIn));
  return words.on(routeText(telling, booking.offer), day(booking.offer.bounds[0].legs[0].departsAtLocal));
}

/** `New York to London`; of a multi-city trip `New York – London – Rome`, and `New York – London, Paris – Rome` where nothing is flown between */
function routeText(telling: Telling, offer: FlightOffer): string {
  const [route = [], ...others] = routesOf(offer).map((stretch) => stretch.map((airport) => cityOf(telling, airport)));
  const [from = "", to = "", ...onward] = route;
  if (others.length === 0 && onward.length === 0) return telling.words.route(from, to);
  return [route, ...others].map((cities) => cities.join(" – ")).join(", ");
}
