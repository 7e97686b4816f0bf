import { type CSSProperties, useEffect, useState } from "react";
import type { FareBar, FareRange } from "../../../core/flights/results/index.ts";
import { money } from "../../../core/kernel/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Slider } from "../../ui/slider/slider.tsx";
import type { FilterControls } from "./filter-controls.ts";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filters.module.css";

interface PriceChoiceProps {
  readonly range: FareRange;
  /** How many flights lie in each part of the range. */
  readonly bars: readonly FareBar[];
  readonly travellers: number;
  readonly controls: FilterControls;
}

/** How long the thumb must rest before the list follows it, in milliseconds: a drag is one change, not fifty. */
const REST_MS = 120;

/** Only the maximum moves, and never below the cheapest flight. */
export function PriceChoice({ range, bars, travellers, controls }: PriceChoiceProps) {
  const { price } = useMessages().results.filters;
  const { filter, change, totalOf } = controls;
  const chosen = filter.maxFareUsd ?? range.maxUsd;
  const [value, setValue] = useRestingValue(chosen, (maxUsd) => change({ ...filter, maxFareUsd: maxUsd < range.maxUsd ? maxUsd : null }));
  const shown = totalOf(money(value * 100));
  return (
    <FilterGroup group="maxFareUsd" title={price.title} note={price.note(travellers)} controls={controls}>
      <div className={styles.slider}>
        <Bars bars={bars} maxUsd={value} />
        <Slider
          name="maxPrice"
          aria-label={price.label}
          aria-valuetext={price.upTo(shown)}
          min={range.minUsd}
          max={range.maxUsd}
          value={value}
          onChange={(event) => setValue(event.target.valueAsNumber)}
        />
        <p className={styles.ends}>
          <span>{totalOf(money(range.minUsd * 100))}</span>
          <output>{price.upTo(shown)}</output>
        </p>
      </div>
    </FilterGroup>
  );
}

function Bars({ bars, maxUsd }: { readonly bars: readonly FareBar[]; readonly maxUsd: number }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map(({ fromUsd, count }) => (
        <i key={fromUsd} className={fromUsd > maxUsd ? styles.out : undefined} style={{ "--v": count / most } as CSSProperties} />
      ))}
    </div>
  );
}

/** A value that moves at once on screen and is handed on when it has rested; a new one from outside wins. */
function useRestingValue(outside: number, handOn: (value: number) => void): readonly [number, (value: number) => void] {
  const [moved, setMoved] = useState<number | null>(null);
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(() => {
      handOn(moved);
      setMoved(null);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [moved, handOn]);
  return [moved ?? outside, setMoved];
}
