import type { PricedItinerary } from "../../../core/flights/index.ts";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { convert } from "../../../core/pricing/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { BagChips } from "./bag-chips.tsx";
import { co2Words } from "./co2-words.ts";
import { ConditionChips } from "./condition-chips.tsx";
import styles from "./itinerary-facts.module.css";

interface ItineraryFactsProps {
  readonly itinerary: PricedItinerary;
  readonly pricing: Pricing;
  /** Adds what only somebody about to book asks for: the weight of bags and the CO2. */
  readonly isFull?: boolean;
  /** Adds the weight of bags alone. */
  readonly hasWeights?: boolean;
  /** The typical CO2 of the search, in kilograms: adds what this trip emits beside it. */
  readonly typicalCo2Kg?: number | null;
}

/** What the fare includes and allows: bags, changes, refund. */
export function ItineraryFacts({ itinerary, pricing, isFull = false, hasWeights = isFull, typicalCo2Kg = null }: ItineraryFactsProps) {
  const { results, flightResults } = useMessages();
  const { facts } = results;
  const locale = useLocale();
  const { co2Kg, fareBrand = "standard" } = itinerary;
  const co2 = typicalCo2Kg === null ? null : co2Words(co2Kg, typicalCo2Kg, flightResults.co2);
  const shown = (fee: Money): string => formatMoney(convert(fee, pricing.currency, pricing.rates), locale);
  return (
    <div className={styles.room}>
      <ul className={styles.facts} aria-label={facts.label}>
        {fareBrand !== "standard" && (
          <li>
            <Chip icon="tag" tone="good">
              {facts.fareBrands[fareBrand]}
            </Chip>
          </li>
        )}
        <BagChips itinerary={itinerary} hasWeights={hasWeights} shown={shown} />
        <ConditionChips itinerary={itinerary} shown={shown} />
        {co2 && (
          <li>
            <Chip icon="plane" tone={co2.isLess ? "good" : "none"}>
              {co2.text}
            </Chip>
          </li>
        )}
        {isFull && <Co2Fact co2Kg={co2Kg} />}
      </ul>
    </div>
  );
}

/** What a trip emits, alone: where each of its fares says what it allows. */
export function Co2Facts({ itinerary }: Pick<ItineraryFactsProps, "itinerary">) {
  const { facts } = useMessages().results;
  return (
    <ul className={styles.facts} aria-label={facts.label}>
      <Co2Fact co2Kg={itinerary.co2Kg} />
    </ul>
  );
}

function Co2Fact({ co2Kg }: { readonly co2Kg: number }) {
  const { facts } = useMessages().results;
  return (
    <li>
      <Chip icon="plane" tone="none">
        {facts.co2(Math.round(co2Kg))}
      </Chip>
    </li>
  );
}
