import { useId } from "react";
import styles from "./airline-fin.module.css";
import { finLook } from "./fin-look.ts";
import { FIN_OUTLINE, FIN_PAINT } from "./fin-patterns.tsx";

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
        <path d={FIN_OUTLINE} />
      </clipPath>
      <path d={FIN_OUTLINE} fill={main} />
      <g clipPath={`url(#${clip})`}>
        <g fill={tail}>{FIN_PAINT[pattern]}</g>
        <path className={styles.edge} d="M76 14h6q5 0 6 5l10 55h-12z" />
      </g>
      <path className={styles.rim} d={FIN_OUTLINE} />
      <path className={styles.ground} d="M16 78h88" />
      <text className={styles.code} x="60" y="107" textAnchor="middle">
        {code}
      </text>
    </svg>
  );
}
