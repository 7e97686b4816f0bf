import { type HotelPlace, type LongStayDiscount, milesAway } from "../../../core/hotels/index.ts";
import type { Messages } from "../../i18n/messages.tsx";

type Words = Messages["hotels"]["results"]["card"];

/** `0.4 miles from the center` of a city; of any other place by its name. */
export function distanceWords(metres: number, place: Pick<HotelPlace, "kind" | "name">, words: Words): string {
  const miles = words.miles(milesAway(metres).toFixed(1));
  return place.kind === "city" ? words.fromCenter(miles) : words.from(miles, place.name);
}

/** What a card says about saving: the hotel's own discount once the stay is long enough for it, else the words of the specification. */
export function savingWords(
  discount: LongStayDiscount | null,
  nights: number,
  words: Words,
): { readonly words: string; readonly why: string | undefined } {
  if (discount === null || nights < discount.fromNights) return { words: words.defaultDiscount, why: undefined };
  return { words: words.discount(discount.percent), why: words.discountWhy(discount.percent, discount.fromNights) };
}
