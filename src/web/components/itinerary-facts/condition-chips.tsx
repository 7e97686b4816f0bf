import { isRefundable, type PricedItinerary, refundFeesOf } from "../../../core/flights/index.ts";
import type { Money } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Chip } from "../../ui/chip/chip.tsx";

interface ConditionChipsProps {
  readonly itinerary: PricedItinerary;
  /** A fee in the visitor's currency. */
  readonly shown: (fee: Money) => string;
}

/** The conditions of a fare, as items of its facts: what a change costs, and what a refund. */
export function ConditionChips({ itinerary, shown }: ConditionChipsProps) {
  const { facts } = useMessages().results;
  const { changeFee, refundFee } = itinerary.conditions;
  const refundFees = refundFeesOf(itinerary);
  return (
    <>
      <li>
        <FeeChip icon="changes" fee={changeFee} free={facts.changesFree} at={facts.changesFee} never={facts.noChanges} shown={shown} />
      </li>
      <li>
        <FeeChip
          icon="refund"
          fee={isRefundable(itinerary) ? refundFee : null}
          free={facts.refundFree}
          at={facts.refundFee}
          never={refundFees === null ? facts.noRefund : facts.refundNothing(shown(refundFees))}
          shown={shown}
        />
      </li>
    </>
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
