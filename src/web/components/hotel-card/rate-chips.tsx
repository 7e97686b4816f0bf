import { RATE_FEATURES, type RateFeature } from "../../../core/hotels/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import type { IconName } from "../../ui/icon/icon.tsx";
import styles from "./hotel-card.module.css";

const LOOKS = {
  free_cancellation: { icon: "check", tone: "good" },
  book_now_pay_later: { icon: "card", tone: "plain" },
  breakfast_included: { icon: "cup", tone: "plain" },
  refundable: { icon: "refund", tone: "plain" },
} as const satisfies Readonly<Record<RateFeature, { readonly icon: IconName; readonly tone: "good" | "plain" }>>;

const givesSomethingBack = (feature: RateFeature): boolean => feature === "free_cancellation" || feature === "refundable";

/** What a rate has, in the order of the filter; first that it gives nothing back. */
export function RateChips({ features }: { readonly features: readonly RateFeature[] }) {
  const { hotels, hotelDetails } = useMessages();
  const words = hotels.results.features;
  const said = RATE_FEATURES.filter((feature) => features.includes(feature));
  return (
    <p className={styles.chips}>
      {!features.some(givesSomethingBack) && (
        <Chip icon="close" tone="none">
          {hotelDetails.cancellation.none}
        </Chip>
      )}
      {said.map((feature) => (
        <Chip key={feature} {...LOOKS[feature]}>
          {words[feature]}
        </Chip>
      ))}
    </p>
  );
}
