import { type HotelPlace, type ListedHotel, type LongStayDiscount, milesAway } from "../../../core/hotels/index.ts";
import type { Messages } from "../../i18n/messages.tsx";

type Words = Messages["hotels"]["results"]["card"];

interface Names {
  readonly district: Messages["hotels"]["results"]["district"];
  readonly city: Messages["places"]["city"];
}

/** `Belltown`; in another city than the one that is searched with its name, because every town has a center: `City center, Alcorcón`. */
export function districtWords(district: string, city: string, searched: Pick<HotelPlace, "city" | "country">, names: Names): string {
  const name = names.district(district);
  return city === searched.city || city === district ? name : `${name}, ${names.city(city, searched.country)}`;
}

/** `0.4 miles from the center` of the hotel's own city; of another one, and from any other place, by its name. */
export function distanceWords(
  { distanceMetres, city }: Pick<ListedHotel, "distanceMetres" | "city">,
  place: Pick<HotelPlace, "kind" | "name" | "city">,
  words: Words,
): string {
  const miles = words.miles(milesAway(distanceMetres).toFixed(1));
  if (place.kind !== "city") return words.from(miles, place.name);
  return city === place.city ? words.fromCenter(miles) : words.fromCenterOf(miles, place.name);
}

/** What a card says about saving: the hotel's own discount and why once the stay is long enough, else the words of the specification. */
export function savingWords(
  discount: LongStayDiscount | null,
  nights: number,
  words: Words,
): { readonly words: string; readonly why: string | undefined } {
  if (discount === null || nights < discount.fromNights) return { words: words.defaultDiscount, why: undefined };
  return { words: words.discount(discount.percent), why: words.discountWhy(discount.percent, discount.fromNights) };
}
