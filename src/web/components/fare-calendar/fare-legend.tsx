import { FARE_LEVELS } from "../../../core/flights/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { FareMark } from "./fare-mark.tsx";
import styles from "./fare-legend.module.css";

/** What the marks of prices mean. */
export function FareLegend() {
  const { fares } = useMessages();
  return (
    <ul className={styles.legend} aria-label={fares.legend}>
      {FARE_LEVELS.map((level) => (
        <li key={level}>
          <FareMark level={level}>{fares.levels[level]}</FareMark>
        </li>
      ))}
    </ul>
  );
}
