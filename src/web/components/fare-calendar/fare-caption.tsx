import { travellerCount } from "../../../core/flights/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useSite } from "../../present/site.tsx";
import styles from "./fare-caption.module.css";
import { FareLegend } from "./fare-legend.tsx";
import type { DayFares, FareNotes } from "./use-fare-notes.tsx";

interface FareCaptionProps {
  readonly fares: DayFares;
  readonly nights: number | null;
  readonly load: FareNotes["load"];
}

/** What the prices in a date picker mean, or why there are none. */
export function FareCaption({ fares: { question }, nights, load }: FareCaptionProps) {
  const { picker } = useMessages().fares;
  const { currency } = useSite();
  const hasPrices = load.state === "ready" && load.found.totals.some((total) => total !== null);
  const words = (): string => {
    if (question === null || load.state === "unasked") return picker.places;
    if (load.state === "failed") return picker.failed;
    if (load.state === "ready" && !hasPrices) return picker.none;
    return load.state === "loading" ? picker.loading : picker.meaning(nights, travellerCount(question.party), currency);
  };
  return (
    <div className={styles.caption}>
      {hasPrices && <FareLegend />}
      <output>{words()}</output>
    </div>
  );
}
