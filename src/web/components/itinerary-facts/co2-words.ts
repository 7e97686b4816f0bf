import { co2Difference } from "../../../core/flights/results/index.ts";
import type { Messages } from "../../i18n/messages.tsx";

/** Less than this beside the typical figure is no difference worth words, in percent. */
const ALIKE = 3;

interface Co2Words {
  /** `182 kg CO₂, 12% less than typical` */
  readonly text: string;
  readonly isLess: boolean;
}

/** @param typicalKg the median of the search; null where there is nothing to compare with. */
export function co2Words(co2Kg: number, typicalKg: number | null, words: Messages["flightResults"]["co2"]): Co2Words {
  const kilograms = words.kilograms(Math.round(co2Kg));
  if (typicalKg === null) return { text: kilograms, isLess: false };
  const difference = co2Difference(co2Kg, typicalKg);
  const isAlike = Math.abs(difference) < ALIKE;
  const beside = isAlike ? words.same : difference < 0 ? words.less(-difference) : words.more(difference);
  return { text: `${kilograms}, ${beside}`, isLess: !isAlike && difference < 0 };
}
