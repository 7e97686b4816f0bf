import { type BetweenBounds, betweenBounds, type Bound } from "../../../core/flights/index.ts";
import { type Messages, useMessages } from "../../i18n/messages.tsx";
import { formatDuration } from "../../../core/kernel/index.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "../trip-notes/trip-notes.module.css";

interface BetweenFlightsProps {
  /** Bounds of a multi-city trip that follow each other. */
  readonly bounds: readonly Bound[];
  /** The number of the first of them within the trip, counted from 1. */
  readonly first?: number;
}

/** What lies between the flights of a multi-city trip: short waits with the bags, and other airports. Nothing for most trips. */
export function BetweenFlights({ bounds, first = 1 }: BetweenFlightsProps) {
  const { multiCity } = useMessages();
  const texts = bounds.slice(1).flatMap((next, index) => {
    const before = bounds[index];
    const between = before && betweenBounds(before, next);
    return between ? [multiCity.before(first + index + 1, betweenWords(between, multiCity))] : [];
  });
  if (texts.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {texts.map((text) => (
        <li key={text}>
          <Icon name="info" /> {text}
        </li>
      ))}
    </ul>
  );
}

function betweenWords({ waitMinutes, change }: BetweenBounds, words: Messages["multiCity"]): string {
  const wait = waitMinutes === null ? [] : [words.wait(formatDuration(waitMinutes))];
  return (change ? [...wait, words.otherAirport(change.lands.code, change.leaves.code)] : wait).join(" ");
}
