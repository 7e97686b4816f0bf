import type { FinLook } from "../../airline-fin/fin-look.ts";
import { FIN_OUTLINE, FIN_PAINT } from "../../airline-fin/fin-patterns.tsx";

export interface SceneProps {
  /** Begins the ids of everything that is referred to, so that two pictures may stand on one page. */
  readonly id: string;
  readonly look: FinLook;
}

/** The sky down to `horizon`, and the one sun with its two pale rings. */
export const Sky = ({ id, horizon, sun: [x, y, r] }: { id: string; horizon: number; sun: readonly [number, number, number] }) => (
  <>
    <linearGradient id={`${id}-sky`} x2="0" y2="1">
      <stop stopColor="var(--sc-sky-1)" />
      <stop offset=".5" stopColor="var(--sc-sky-2)" />
      <stop offset=".82" stopColor="var(--sc-sky-3)" />
      <stop offset="1" stopColor="var(--sc-sky-4)" />
    </linearGradient>
    <rect width="800" height={horizon} fill={`url(#${id}-sky)`} />
    <g fill="var(--sc-halo)" opacity=".34">
      <circle cx={x} cy={y} r={r * 1.9} />
      <circle cx={x} cy={y} r={r * 1.45} />
    </g>
    <circle cx={x} cy={y} r={r} fill="var(--sc-sun)" />
  </>
);

/** Thin bars of cloud: `x y width` each. */
export const Bars = ({ at, opacity = 0.6 }: { at: readonly (readonly [number, number, number])[]; opacity?: number }) => (
  <path
    d={at.map(([x, y, width]) => `M${x} ${y}h${width}`).join("")}
    stroke="var(--sc-cloud)"
    strokeWidth="10"
    strokeLinecap="round"
    opacity={opacity}
  />
);

interface FinProps extends SceneProps {
  /** Where the fin's square of 120 begins, and how many times larger it is drawn. */
  readonly at: readonly [x: number, y: number];
  readonly size: number;
}

const placed = (at: readonly [number, number], size: number): string => `translate(${at[0]} ${at[1]}) scale(${size})`;

/** The fin in its colors, with a shaded trailing edge. Others like it in the same scene are its `FinAgain`. */
export const Fin = ({ id, look, at, size }: FinProps) => (
  <g transform={placed(at, size)}>
    <clipPath id={`${id}-outline`}>
      <path d={FIN_OUTLINE} />
    </clipPath>
    <g id={`${id}-fin`} clipPath={`url(#${id}-outline)`}>
      <path d={FIN_OUTLINE} fill={look.main} />
      <g fill={look.tail}>{FIN_PAINT[look.pattern]}</g>
      <path d="M76 14h6q5 0 6 5l10 55h-12z" fill="var(--sc-ink)" opacity=".16" />
      <path d="M26 74L50 20q3-6 10-6h3L31 74z" fill="var(--sc-cloud)" opacity=".2" />
    </g>
  </g>
);

export const FinAgain = ({ id, at, size }: Omit<FinProps, "look">) => <use href={`#${id}-fin`} transform={placed(at, size)} />;
