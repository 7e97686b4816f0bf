import { cheapestRate, nightsOf } from "../../../core/hotels/index.ts";
import { toDecimal } from "../../../core/kernel/index.ts";
import { heroImageOf } from "../../components/hotel-card/stay-links.ts";
import { stayQuoteIn } from "../../present/pricing.ts";
import type { StructuredPart } from "../../present/structured-data.ts";
import type { HotelData } from "./load-hotel.ts";

/**
 * What a hotel's page says of it to search engines: its name, city and stars, and the lowest total for the stay that is shown.
 * @param description what kind of hotel it is: who reads no page takes it for a house that stands.
 */
export function structuredHotel(data: Exclude<HotelData, { kind: "unknown" }>, description: string): StructuredPart {
  const { id, name, city, country, stars } = data.hotel;
  const lowest = data.kind === "ready" ? lowestOf(data) : null;
  return { kind: "hotel", hotel: { name, description, city, country, stars, picture: heroImageOf(id), lowest } };
}

function lowestOf({ rooms, pricing, stay, hotel, query }: Extract<HotelData, { kind: "ready" }>) {
  const cheapest = cheapestRate(rooms);
  if (!cheapest) return null;
  const { total } = stayQuoteIn(pricing, cheapest.rate, nightsOf(stay));
  return { price: toDecimal(total), currency: total.currency, to: `/hotel-details/${hotel.id}?${query}` };
}
