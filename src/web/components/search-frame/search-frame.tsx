import type { FormEvent, ReactNode, Ref } from "react";
import { usePathHere } from "../../i18n/navigation.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./search-frame.module.css";

interface SearchFrameProps {
  readonly ref: Ref<HTMLFormElement>;
  /** The page of the results. */
  readonly action: string;
  readonly label: string;
  readonly submitLabel: string;
  /** The line above the fields, where there is one. */
  readonly top?: ReactNode;
  /** Class that sets `--columns`, the grid of the fields where there is room for one line. */
  readonly className?: string | undefined;
  readonly onSubmit: (event: FormEvent) => void;
  /** The fields, in their order. */
  readonly children: ReactNode;
}

/** The sheet of a search form. Before scripts have loaded, and without them, it is a plain GET form to the results. */
export function SearchFrame({ ref, action, label, submitLabel, top, className = "", onSubmit, children }: SearchFrameProps) {
  const isLive = useHydrated();
  const pathHere = usePathHere();
  return (
    <search className={`${styles.search} ${className}`}>
      <form ref={ref} className={styles.form} action={pathHere(action)} aria-label={label} noValidate={isLive} onSubmit={onSubmit}>
        {top && <div className={styles.top}>{top}</div>}
        <div className={styles.grid}>
          {children}
          <Button type="submit" tone="primary" className={styles.submit}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </search>
  );
}
