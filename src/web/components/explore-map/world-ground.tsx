import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from "../../../core/maps/index.ts";
import styles from "./explore-map.module.css";
import world from "./world.svg?url";

interface WorldGroundProps {
  /** Where there is something to fly to. */
  readonly dots: readonly MapPoint[];
  readonly origin: MapPoint | null;
}

/** Land, borders and dots. The land is a file of its own that the browser keeps. Drawn, not read aloud. */
export function WorldGround({ dots, origin }: WorldGroundProps) {
  return (
    <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} preserveAspectRatio="none" className={styles.ground} aria-hidden="true">
      <use href={`${world}#land`} className={styles.land} />
      <use href={`${world}#borders`} className={styles.borders} />
      <path d={dots.map(dotAt).join("")} className={styles.dots} />
      {origin && <path d={dotAt(origin)} className={styles.origin} />}
    </svg>
  );
}

/** A line without length, whose round ends are as large on the screen at every zoom. */
const dotAt = ({ x, y }: MapPoint): string => `M${x} ${y}h0`;
