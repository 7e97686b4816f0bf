import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./dialog.module.css";
import { useStillPage } from "./use-still-page.ts";

interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by the close button, Escape, or a press beside the dialog. The focus goes back to where it came from; `isOpen` must then be false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** What can be done, under a line at the end. */
  readonly footer?: ReactNode;
  /** `wide` has room for two things side by side. `alert` asks for a decision: it is narrow, and a press beside it does not close it. `full` takes all of the browser's window. */
  readonly kind?: "window" | "wide" | "alert" | "full";
  readonly children: ReactNode;
}

/** A modal window over the page: the browser's own `dialog`, which keeps the focus inside and the page out of reach. On phones it rises from the bottom. */
export function Dialog({ isOpen, onClose, title, closeLabel, footer, kind = "window", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  useStillPage(isOpen, kind === "full" ? "all" : "part");
  useCloseBeside(dialog, kind === "window" || kind === "wide");
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${kind === "window" ? "" : styles[kind]}`}
      role={kind === "alert" ? "alertdialog" : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      {isOpen && (
        <div className={styles.inside}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <Button tone="quiet" size="icon" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** A press that begins on the backdrop closes: only then is the dialog itself, not something inside, what was pressed. */
function useCloseBeside(dialog: { readonly current: HTMLDialogElement | null }, isAllowed: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isAllowed) return undefined;
    const press = (event: PointerEvent): void => {
      if (event.target === element) element.close();
    };
    element.addEventListener("pointerdown", press);
    return () => element.removeEventListener("pointerdown", press);
  }, [dialog, isAllowed]);
}
