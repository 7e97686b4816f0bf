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

/** What a rate has, in the order of the filter. */
export function RateChips({ features }: { readonly features: readonly RateFeature[] }) {
  const words = useMessages().hotels.results.features;
  const said = RATE_FEATURES.filter((feature) => features.includes(feature));
  if (said.length === 0) return null;
  return (
    <p className={styles.chips}>
      {said.map((feature) => (
        <Chip key={feature} {...LOOKS[feature]}>
          {words[feature]}
        </Chip>
      ))}
    </p>
  );
}
