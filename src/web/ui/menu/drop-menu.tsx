import { type ReactNode, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./drop-menu.module.css";
import { useCloseFromOutside } from "./use-close-from-outside.ts";

interface DropMenuProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A list that drops from a heading. It is a `details`, so it opens before scripts have loaded; menus of one name close each other. */
export function DropMenu({ label, className = "", children }: DropMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseFromOutside(details);
  return (
    <details ref={details} className={styles.drop} name="drop-menu">
      <summary className={className}>
        {label} <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
