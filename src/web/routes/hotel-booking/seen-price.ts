import type { ListedHotel, Rate, RateFeature } from "../../../core/hotels/index.ts";
import { shownRate } from "../../../core/hotels/results/index.ts";

/** A price as it was shown where it was chosen: on a card of the results, or in the hotel's own table. */
type SeenPrice = Pick<Rate, "perNight" | "taxesAndFees" | "payAt">;

/** The states that the two ways to this page carry; any other state says nothing. */
type ChosenState = { readonly hotel?: ListedHotel; readonly rate?: SeenPrice } | null;

/** What was seen before this page, if anything: the rate itself, or the cheapest of the card that has what was asked for. */
export function seenPrice(state: ChosenState, wished: readonly RateFeature[]): SeenPrice | null {
  if (state?.rate) return state.rate;
  const shown = state?.hotel && (shownRate(state.hotel, { features: wished }) ?? state.hotel.rates[0]);
  // Who takes the money changes nothing about how much it is.
  return shown ? { ...shown, payAt: "now" } : null;
}
