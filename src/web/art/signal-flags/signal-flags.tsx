import type { ReactElement } from "react";
import styles from "./signal-flags.module.css";

/** Flags of the International Code of Signals, each on a field of 60 by 60. */
const FLAGS: Readonly<Record<string, ReactElement>> = {
  A: (
    <>
      <path className={styles.white} d="M0 0h60L44 30l16 30H0z" />
      <path className={styles.blue} d="M28 0h32L44 30l16 30H28z" />
    </>
  ),
  E: (
    <>
      <path className={styles.blue} d="M0 0h60v30H0z" />
      <path className={styles.red} d="M0 30h60v30H0z" />
    </>
  ),
  H: (
    <>
      <path className={styles.white} d="M0 0h30v60H0z" />
      <path className={styles.red} d="M30 0h30v60H30z" />
    </>
  ),
  L: (
    <>
      <path className={styles.yellow} d="M0 0h60v60H0z" />
      <path className={styles.black} d="M30 0h30v30H30zM0 30h30v30H0z" />
    </>
  ),
  O: (
    <>
      <path className={styles.red} d="M0 0h60v60z" />
      <path className={styles.yellow} d="M0 0v60h60z" />
    </>
  ),
};

/** How far a flag hangs below the ends of the line, and how it tilts, from the left end (-1) to the right one (1). */
const dropAt = (along: number): number => 46 * (1 - along * along);
const tiltAt = (along: number): number => -9 * along;

interface SignalFlagsProps {
  /** Of the letters that have a drawing here. */
  readonly word: string;
  readonly className?: string | undefined;
}

/** A word in signal flags on a line between two points. For the eye alone: whoever cannot see it misses nothing. */
export function SignalFlags({ word, className }: SignalFlagsProps) {
  const letters = [...word];
  const width = letters.length * 76 + 60;
  return (
    <svg className={className} viewBox={`0 0 ${width} 150`} aria-hidden="true" focusable="false">
      <path className={styles.line} d={`M2 8Q${width / 2} 100 ${width - 2} 8`} />
      {letters.map((letter, index) => {
        const along = ((index + 0.5) / letters.length) * 2 - 1;
        const x = width / 2 + (along * (width - 60)) / 2;
        return (
          <g key={`${letter}${index}`} transform={`translate(${x - 30} ${10 + dropAt(along)}) rotate(${tiltAt(along)} 30 0)`}>
            {FLAGS[letter]}
          </g>
        );
      })}
    </svg>
  );
}
