import type { PricedItinerary } from "../../../core/flights/index.ts";
import type { Money } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Chip } from "../../ui/chip/chip.tsx";

interface BagChipsProps {
  readonly itinerary: Pick<PricedItinerary, "bags" | "tripType">;
  /** Says what a checked bag may weigh, where it is known. */
  readonly hasWeights: boolean;
  /** A fee in the visitor's currency. */
  readonly shown: (fee: Money) => string;
}

/** The bags of a fare, as items of its facts: in the cabin and checked. */
export function BagChips(props: BagChipsProps) {
  const { facts } = useMessages().results;
  const { carryOn } = props.itinerary.bags;
  return (
    <>
      <li>
        <Chip icon="bag" tone={carryOn > 0 ? "plain" : "none"}>
          {carryOn > 0 ? facts.carryOn(carryOn) : facts.noCarryOn}
        </Chip>
      </li>
      <li>
        <CheckedChip {...props} />
      </li>
    </>
  );
}

function CheckedChip({ itinerary: { bags, tripType }, hasWeights, shown }: BagChipsProps) {
  const { checked, checkedKg, checkedBagFee } = bags;
  const { facts } = useMessages().results;
  if (checked > 0)
    return (
      <Chip icon="suitcase" tone="good">
        {hasWeights && checkedKg > 0 ? facts.checkedWeight(checked, checkedKg) : facts.checked(checked)}
      </Chip>
    );
  return (
    <Chip icon="suitcase" tone="none">
      {checkedBagFee ? facts.checkedFee(shown(checkedBagFee), tripType) : facts.noChecked}
    </Chip>
  );
}
