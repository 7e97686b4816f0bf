import type { ReactNode } from "react";
import styles from "./bill-screen.module.css";

interface FactProps {
  readonly name: string;
  /** Takes the whole row. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One fact of a bill under its name. */
export function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
