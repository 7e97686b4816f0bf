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

/** The line sags by so much between its ends, as a parabola; `along` runs from -1 at the left end to 1 at the right one. */
const SAG = 46;
const dropAt = (along: number): number => SAG * (1 - along * along);
const tiltAt = (along: number, width: number): number => (Math.atan((-4 * SAG * along) / width) * 180) / Math.PI;
const rounded = (value: number): string => value.toFixed(1);

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
      <path className={styles.line} d={`M0 8Q${width / 2} ${8 + 2 * SAG} ${width} 8`} />
      {letters.map((letter, index) => {
        const along = (((index + 0.5) / letters.length) * 2 - 1) * (1 - 60 / width);
        const [x, y] = [(width / 2) * (1 + along), 8 + dropAt(along)];
        return (
          <g
            key={`${letter}${index}`}
            transform={`translate(${rounded(x - 30)} ${rounded(y)}) rotate(${rounded(tiltAt(along, width))} 30 0)`}
          >
            {FLAGS[letter]}
          </g>
        );
      })}
    </svg>
  );
}
