import type { FareLevel } from "../../../core/flights/index.ts";
import styles from "./fare-mark.module.css";

interface FareMarkProps {
  readonly level: FareLevel;
  readonly children: string;
}

/** A price of a day, set so that its level is told by lightness, weight and the length of a line, and never by hue alone. */
export const FareMark = ({ level, children }: FareMarkProps) => <span className={`${styles.mark} ${styles[level]}`}>{children}</span>;
