import type { ReactNode } from "react";
import { finLook } from "../airline-fin/fin-look.ts";
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
  /** What it is painted with, as a style sheet; else the colors stay names. */
  readonly colors?: string;
}

/** An airline's picture, 800 by 700: a tail in its two colors and our own pattern, in one of five scenes. Never a livery. */
export function AirlineHero({ code, colors }: AirlineHeroProps) {
  const { scene, facing } = heroChoice(code);
  const Scene = SCENES[scene];
  const drawn = <Scene id="a" look={contrasting(finLook(code))} />;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" className={scene} viewBox="0 0 800 700" preserveAspectRatio="xMidYMid slice">
      {colors !== undefined && <style>{colors}</style>}
      {facing === "left" ? drawn : <g transform="matrix(-1 0 0 1 800 0)">{drawn}</g>}
    </svg>
  );
}
