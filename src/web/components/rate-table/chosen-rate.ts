import type { Rate } from "../../../core/hotels/index.ts";

/** What travels in the navigation's state to the booking page: the price as it was chosen. */
interface ChosenRate {
  readonly rate: Pick<Rate, "perNight" | "taxesAndFees" | "payAt">;
}

export const chosenRate = ({ perNight, taxesAndFees, payAt }: Rate): ChosenRate => ({ rate: { perNight, taxesAndFees, payAt } });
