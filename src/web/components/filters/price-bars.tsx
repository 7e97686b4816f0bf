import type { CSSProperties } from "react";
import type { PriceBar } from "../../../core/results/index.ts";
import styles from "./filters.module.css";

interface PriceBarsProps {
  readonly bars: readonly PriceBar[];
  /** What the slider below lets through, in whole US dollars; bars outside are pale. */
  readonly minUsd: number;
  readonly maxUsd: number;
}

/** How many results lie in each part of a price slider's range, drawn over it. */
export function PriceBars({ bars, minUsd, maxUsd }: PriceBarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const endOf = (index: number): number => bars[index + 1]?.fromUsd ?? Number.POSITIVE_INFINITY;
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map(({ fromUsd, count }, index) => (
        <i
          key={fromUsd}
          className={fromUsd > maxUsd || endOf(index) <= minUsd ? styles.out : undefined}
          style={{ "--v": count / most } as CSSProperties}
        />
      ))}
    </div>
  );
}
