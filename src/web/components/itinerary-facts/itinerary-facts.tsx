import { isRefundable, type PricedItinerary, refundFeesOf } from "../../../core/flights/index.ts";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { convert } from "../../../core/pricing/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { co2Words } from "./co2-words.ts";
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
  const { bags, conditions, co2Kg, fareBrand = "standard" } = itinerary;
  const co2 = typicalCo2Kg === null ? null : co2Words(co2Kg, typicalCo2Kg, flightResults.co2);
  const refundFees = refundFeesOf(itinerary);
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
        <li>
          <Chip icon="bag" tone={bags.carryOn > 0 ? "plain" : "none"}>
            {bags.carryOn > 0 ? facts.carryOn(bags.carryOn) : facts.noCarryOn}
          </Chip>
        </li>
        <li>
          {bags.checked > 0 ? (
            <Chip icon="suitcase" tone="good">
              {hasWeights && bags.checkedKg > 0 ? facts.checkedWeight(bags.checked, bags.checkedKg) : facts.checked(bags.checked)}
            </Chip>
          ) : (
            <Chip icon="suitcase" tone="none">
              {bags.checkedBagFee ? facts.checkedFee(shown(bags.checkedBagFee)) : facts.noChecked}
            </Chip>
          )}
        </li>
        <li>
          <FeeChip
            icon="changes"
            fee={conditions.changeFee}
            free={facts.changesFree}
            at={facts.changesFee}
            never={facts.noChanges}
            shown={shown}
          />
        </li>
        <li>
          <FeeChip
            icon="refund"
            fee={isRefundable(itinerary) ? conditions.refundFee : null}
            free={facts.refundFree}
            at={facts.refundFee}
            never={refundFees === null ? facts.noRefund : facts.refundNothing(shown(refundFees))}
            shown={shown}
          />
        </li>
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

interface FeeChipProps {
  readonly icon: "changes" | "refund";
  readonly fee: Money | null;
  readonly free: string;
  readonly at: (fee: string) => string;
  readonly never: string;
  readonly shown: (fee: Money) => string;
}

/** Something that is free, has a fee, or is not allowed at all. */
function FeeChip({ icon, fee, free, at, never, shown }: FeeChipProps) {
  const isFree = fee !== null && fee.amountMinor === 0;
  return (
    <Chip icon={icon} tone={isFree ? "good" : "none"}>
      {fee === null ? never : isFree ? free : at(shown(fee))}
    </Chip>
  );
}
