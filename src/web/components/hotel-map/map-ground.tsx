import type { MapLayout } from "./lay-out-map.ts";
import styles from "./hotel-map.module.css";
import { CENTER, MAP_SIZE } from "./map-layout.ts";

/** What lies under the pins: rings, the names of districts, and the hotels without a card. Drawn, not read aloud. */
export function MapGround({ layout }: { readonly layout: MapLayout }) {
  const { rings, names, dots } = layout;
  return (
    <svg viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`} className={styles.ground} aria-hidden="true">
      {rings.toReversed().map(({ miles, radius }) => (
        <circle key={miles} cx={CENTER.x} cy={CENTER.y} r={rounded(radius)} className={styles.ring} />
      ))}
      <path d={NORTH} className={styles.north} />
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={rounded(x)} cy={rounded(y)} r="2.2" className={styles.speck} />
      ))}
      <g className={styles.center}>
        <circle cx={CENTER.x} cy={CENTER.y} r="4.5" />
        <circle cx={CENTER.x} cy={CENTER.y} r="1.6" className={styles.core} />
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

/** An arrow in the upper right corner. */
const NORTH = `M${MAP_SIZE - 18} 26V10m-5 5 5-6 5 6`;

/** A tenth of a unit is finer than a screen shows. */
const rounded = (value: number): number => Math.round(value * 10) / 10;
