import type { PricedItinerary } from "../../../core/flights/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { flagsOf } from "./flags-of.ts";
import styles from "./trip-flags.module.css";

/** The flags of a trip as a row of chips; nothing for a trip without any. */
export function TripFlags({ itinerary }: { readonly itinerary: PricedItinerary }) {
  const { flags: words } = useMessages().flightResults;
  const flags = flagsOf(itinerary, words);
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags} aria-label={words.label}>
      {flags.map(({ icon, words: text, isWarning }) => (
        <li key={text}>
          <Chip icon={icon} tone={isWarning ? "warn" : "plain"}>
            {text}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
