import styles from "./button.module.css";

export interface ButtonLook {
  /** `primary` sun, `ink` dark, `plain` outlined, `quiet` text only. */
  readonly tone?: "primary" | "ink" | "plain" | "quiet" | undefined;
  /** `icon` is a square for one drawing: it needs an `aria-label`. */
  readonly size?: "normal" | "big" | "small" | "icon" | undefined;
  readonly isWide?: boolean | undefined;
}

/** The class list of anything that looks like a button: `<a className={buttonClass({ tone: "ink" })}>`. */
export function buttonClass({ tone = "plain", size = "normal", isWide = false }: ButtonLook = {}, more = ""): string {
  return [styles.button, styles[tone], styles[size], isWide ? styles.wide : "", more].filter(Boolean).join(" ");
}
