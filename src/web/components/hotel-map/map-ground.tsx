import type { MapLayout } from "./lay-out-map.ts";
import styles from "./hotel-map.module.css";
import { MAP_SIZE } from "./map-layout.ts";

const MIDDLE = MAP_SIZE / 2;

/** What lies under the pins: rings, the names of districts, and the hotels without a card. Drawn, not read aloud. */
export function MapGround({ layout }: { readonly layout: MapLayout }) {
  const { rings, names, dots } = layout;
  return (
    <svg viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`} className={styles.ground} aria-hidden="true">
      {rings.toReversed().map(({ miles, radius }) => (
        <circle key={miles} cx={MIDDLE} cy={MIDDLE} r={rounded(radius)} className={styles.ring} />
      ))}
      <path d={`M${MIDDLE} 12v8M${MIDDLE - 4} 16l4-6 4 6`} className={styles.north} />
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={rounded(x)} cy={rounded(y)} r="2.2" className={styles.speck} />
      ))}
      <g className={styles.center}>
        <circle cx={MIDDLE} cy={MIDDLE} r="4.5" />
        <circle cx={MIDDLE} cy={MIDDLE} r="1.6" className={styles.core} />
      </g>
      {rings.map(({ text, spot }) => (
        <text key={text} x={rounded(spot.x)} y={rounded(spot.y)} className={styles.ringName}>
          {text}
        </text>
      ))}
      {names.map(({ text, spot }) => (
        <text key={text} x={rounded(spot.x)} y={rounded(spot.y)} className={styles.district}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A tenth of a unit is finer than a screen shows. */
const rounded = (value: number): number => Math.round(value * 10) / 10;
