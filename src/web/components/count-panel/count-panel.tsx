import type { ReactNode, RefObject } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { Button } from "../../ui/button/button.tsx";
import { cellFace } from "../../ui/cell/cell.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { bringIntoView } from "../../ui/menu/bring-into-view.ts";
import { closeDetails, useCloseFromOutside } from "../../ui/menu/use-close-from-outside.ts";
import { Stepper } from "../../ui/stepper/stepper.tsx";
import styles from "./count-panel.module.css";

interface Counter {
  /** The query parameter. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly min: number;
  /** Null: no upper limit. */
  readonly max: number | null;
  readonly onChange: (count: number) => void;
}

interface CountPanelProps {
  /** The panel itself, for a form that must open it. */
  readonly panel: RefObject<HTMLDetailsElement | null>;
  readonly label: string;
  /** What is chosen, in a few words. */
  readonly value: string;
  readonly title: string;
  readonly counters: readonly Counter[];
  /** Why nobody can search for this party; empty when somebody can. */
  readonly fault: ReactNode;
  /** More to choose, below the counters. */
  readonly children?: ReactNode;
}

/** How many of each, in a panel that opens by click, before scripts too. Apply and the cross close it. */
export function CountPanel({ panel, label, value, title, counters, fault, children }: CountPanelProps) {
  const { search } = useMessages();
  useCloseFromOutside(panel);
  const close = (): void => closeDetails(panel.current);
  return (
    <details
      ref={panel}
      className={styles.field}
      onToggle={(event) => {
        if (event.currentTarget.open) bringIntoView(event.currentTarget.lastElementChild);
      }}
    >
      <summary className={cellFace.box}>
        <span className={cellFace.label}>{label}</span>
        <span className={cellFace.value}>{value}</span>
      </summary>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <Button tone="quiet" size="icon" className="needs-scripts" aria-label={search.close} onClick={close}>
            <Icon name="close" />
          </Button>
        </div>
        {counters.map((counter) => (
          <Stepper key={counter.name} {...counter} fewer={search.fewer(counter.label)} more={search.more(counter.label)} />
        ))}
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
        {children}
        <Button tone="ink" isWide className="needs-scripts" onClick={close}>
          {search.apply}
        </Button>
      </div>
    </details>
  );
}
