import { type ReactNode, useId } from "react";
import { finLook } from "../airline-fin/fin-look.ts";
import styles from "./airline-hero.module.css";
import { type HeroSceneName, heroChoice } from "./hero-choice.ts";
import { contrasting } from "./paint.ts";
import type { SceneProps } from "./scenes/parts.tsx";
import { Climb } from "./scenes/climb.tsx";
import { Gate } from "./scenes/gate.tsx";
import { Row } from "./scenes/row.tsx";
import { Runway } from "./scenes/runway.tsx";
import { CabinWindow } from "./scenes/window.tsx";

const SCENES: Readonly<Record<HeroSceneName, (props: SceneProps) => ReactNode>> = {
  gate: Gate,
  climb: Climb,
  window: CabinWindow,
  row: Row,
  runway: Runway,
};

interface AirlineHeroProps {
  /** IATA designator: colors, pattern and scene follow from it. */
  readonly code: string;
  /** What the picture shows, for those who do not see it; empty where it only decorates. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** An airline's picture, 800 by 700: a tail in its two colors and our own pattern, in one of five scenes. Never a livery. */
export function AirlineHero({ code, label, className = "" }: AirlineHeroProps) {
  const id = useId();
  const { scene, facing } = heroChoice(code);
  const Scene = SCENES[scene];
  const spoken = label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={`${styles.hero} ${styles[scene]} ${className}`} viewBox="0 0 800 700" preserveAspectRatio="xMidYMid slice" {...spoken}>
      {facing === "left" ? (
        <Scene id={id} look={contrasting(finLook(code))} />
      ) : (
        <g transform="matrix(-1 0 0 1 800 0)">
          <Scene id={id} look={contrasting(finLook(code))} />
        </g>
      )}
    </svg>
  );
}
