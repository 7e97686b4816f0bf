import { type ReactNode, useId } from "react";
import styles from "./airline-fin.module.css";
import { type FinPattern, finLook } from "./fin-look.ts";

const FIN = "M26 74L50 20q3-6 10-6h16q5 0 6 5l10 55z";
const DOTS = [31, 44, 57, 70, 83].flatMap((x) => [30, 42, 54, 66].map((y, row) => ({ cx: x + (row % 2) * 6, cy: y, r: 2.4 + row * 0.7 })));

/** Each pattern on the field of the fin, in the tail color and its shade. */
const PATTERNS: Readonly<Record<FinPattern, ReactNode>> = {
  bands: <path d="M0 40h110v8H0zM0 54h110v8H0z" />,
  sunrise: (
    <>
      <circle cx="64" cy="62" r="17" />
      <path d="M0 62h110v30H0z" opacity=".7" />
    </>
  ),
  chevron: <path d="M10 74L58 40 110 74v-16L58 24 10 58z" />,
  wave: (
    <>
      <path d="M10 52q14-12 28 0t28 0t28 0v40H10z" opacity=".7" />
      <path d="M10 64q14-12 28 0t28 0t28 0v30H10z" />
    </>
  ),
  split: <path d="M60 0h60v90H36z" />,
  rays: <path d="M92 74L20 60v-12zM92 74L30 32l12-12zM92 74L60 6h14z" />,
  dots: DOTS.map((dot) => <circle key={`${dot.cx} ${dot.cy}`} {...dot} />),
  arc: <path d="M20 80Q40 34 100 30v12Q54 46 38 84zM50 80Q60 58 104 54v12Q70 68 62 84z" />,
};

interface AirlineFinProps {
  readonly code: string;
  readonly name: string;
  /** The name stands beside it as text: nothing is read aloud then. */
  readonly isDecorative?: boolean;
  readonly className?: string | undefined;
}

/** An airline's badge: a tail fin in its colors over its code. Our own drawing, never a logo. */
export function AirlineFin({ code, name, isDecorative = false, className = "" }: AirlineFinProps) {
  const clip = useId();
  const { pattern, main, tail } = finLook(code);
  const label = isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <svg className={`${styles.fin} ${className}`} viewBox="0 0 120 120" {...label}>
      <rect className={styles.tile} width="120" height="120" rx="18" />
      <clipPath id={clip}>
        <path d={FIN} />
      </clipPath>
      <path d={FIN} fill={main} />
      <g clipPath={`url(#${clip})`}>
        <g fill={tail}>{PATTERNS[pattern]}</g>
        <path className={styles.edge} d="M76 14h6q5 0 6 5l10 55h-12z" />
      </g>
      <path className={styles.rim} d={FIN} />
      <path className={styles.ground} d="M16 78h88" />
      <text className={styles.code} x="60" y="107" textAnchor="middle">
        {code}
      </text>
    </svg>
  );
}
