import type { ComponentPropsWithRef, CSSProperties } from "react";
import styles from "./slider.module.css";
import shared from "./slider-thumb.module.css";

type SliderProps = Omit<ComponentPropsWithRef<"input">, "type" | "min" | "max" | "value" | "defaultValue"> & {
  readonly min: number;
  readonly max: number;
  readonly value: number;
};

/** The browser's own slider with one thumb: it moves by keyboard and touch, and works in a form without scripts. */
export function Slider({ min, max, value, style, ...input }: SliderProps) {
  const part = max > min ? (value - min) / (max - min) : 1;
  const track = { ...style, "--part": part } as CSSProperties;
  return <input {...input} type="range" className={`${shared.thumb} ${styles.slider}`} style={track} min={min} max={max} value={value} />;
}
