import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./chip.module.css";

interface ChipProps {
  readonly icon: IconName;
  /** `good` is included, `plain` is neutral, `none` is missing or costs extra. */
  readonly tone: "good" | "plain" | "none";
  readonly children: ReactNode;
}

/** A short fact beside others. */
export function Chip({ icon, tone, children }: ChipProps) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
