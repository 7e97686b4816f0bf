import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./chip.module.css";

interface ChipProps {
  readonly icon: IconName;
  /** `good` is included, `plain` is neutral, `none` is missing or costs extra, `warn` deserves a second look. */
  readonly tone: "good" | "plain" | "none" | "warn";
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
