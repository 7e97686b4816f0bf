import { Headland, Lighthouse, NearShore } from "./coast.tsx";
import styles from "./hero-scene.module.css";
import { Boats, Sea } from "./sea.tsx";
import { Aircraft, FarHills, Sky } from "./sky.tsx";

/** The poster of the home page, 1600 by 740, re-lit by the `--sc-*` tokens: noon by day, dusk in the dark. Quiet on the left, where words go. */
export function HeroScene({ label, className = "" }: { readonly label: string; readonly className?: string | undefined }) {
  return (
    <svg
      className={`${styles.scene} ${className}`}
      viewBox="0 0 1600 740"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label={label}
    >
      <Sky />
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
