import { Beyond } from "./beyond.tsx";
import { Headland, Lighthouse, NearShore } from "./coast.tsx";
import styles from "./hero-scene.module.css";
import { Boats, Sea } from "./sea.tsx";
import { Aircraft, FarHills, Sky } from "./sky.tsx";

interface HeroSceneProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** Whether its frame may be wider than it is: then its land and sea run on to both sides, where they are not cut. */
  readonly isWide?: boolean;
}

/** The poster of the home page, 1600 by 740, re-lit by the `--sc-*` tokens: noon by day, dusk in the dark. Quiet on the left, where words go. */
export function HeroScene({ label, className = "", isWide = false }: HeroSceneProps) {
  return (
    <svg
      className={`${styles.scene} ${className}`}
      viewBox="0 0 1600 740"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label={label}
    >
      <Sky />
      {isWide && <Beyond />}
      <Aircraft />
      <FarHills />
      <Sea />
      <Headland />
      <Lighthouse />
      <Boats />
      <NearShore />
    </svg>
  );
}
