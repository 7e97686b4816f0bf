import type { CSSProperties } from "react";
import styles from "./range-slider.module.css";
import shared from "./slider-thumb.module.css";

interface Thumb {
  /** The form's field. */
  readonly name: string;
  readonly label: string;
  /** What the value is, in words; none where they could not follow it. */
  readonly text: string | undefined;
}

interface RangeSliderProps {
  readonly min: number;
  readonly max: number;
  readonly low: number;
  readonly high: number;
  readonly lowThumb: Thumb;
  readonly highThumb: Thumb;
  /** The two never pass each other. */
  readonly onChange: (low: number, high: number) => void;
}

/** Two of the browser's own sliders on one track: they move by keyboard and touch, and work in a form without scripts. */
export function RangeSlider({ min, max, low, high, lowThumb, highThumb, onChange }: RangeSliderProps) {
  const partOf = (value: number): number => (max > min ? (value - min) / (max - min) : 1);
  const track = { "--low": max > min ? partOf(low) : 0, "--high": partOf(high) } as CSSProperties;
  const thumb = ({ name, label, text }: Thumb, value: number, onMove: (value: number) => void) => (
    <input
      type="range"
      className={shared.thumb}
      name={name}
      aria-label={label}
      aria-valuetext={text}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onMove(event.target.valueAsNumber)}
    />
  );
  return (
    // With both thumbs at the upper end the lower one must be on top, or neither could be moved.
    <div className={`${styles.range} ${low > (min + max) / 2 ? styles.lowOnTop : ""}`} style={track}>
      {thumb(lowThumb, low, (value) => onChange(Math.min(value, high), high))}
      {thumb(highThumb, high, (value) => onChange(low, Math.max(value, low)))}
    </div>
  );
}
