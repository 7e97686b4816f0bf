import { type FocusEvent, type ReactNode, useId, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./drop-menu.module.css";

interface DropMenuProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A list that drops from a heading. It is a popover: without scripts, too, it closes by Escape, by a press elsewhere and when another
 * opens. Where there are scripts, it also closes when the focus goes on.
 */
export function DropMenu({ label, className = "", children }: DropMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  return (
    <div className={styles.drop} onBlur={closeWhenLeft}>
      <button type="button" className={`${styles.opener} ${className}`} popoverTarget={id}>
        {label} <Icon name="down" className={styles.arrow} />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
