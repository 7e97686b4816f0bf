import type { ReactNode } from "react";
import { Link, usePathHere } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { useWasChanged } from "../../present/use-was-changed.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { InPlaceLink } from "../../present/in-place-link.ts";
import styles from "./filters-sheet.module.css";
import { useSheet } from "./use-sheet.ts";

/** Ids by which the tools at the other end of the page open the sheet and belong to its form. */
export const FILTERS_PANEL = "filters-panel";
export const FILTERS_FORM = "filters-form";
/** Where the keyboard goes on that does not want all the choices. */
const AFTER_FILTERS = "after-filters";

interface FiltersSheetProps {
  /** The page of the results. */
  readonly action: string;
  /** The search alone, which the form carries along. */
  readonly search: URLSearchParams;
  readonly resetAll: InPlaceLink;
  /** `Show 12 flights`: closes the sheet. */
  readonly showLabel: string;
  /** Whether it lies below a map instead of beside the list: then it scrolls with the page. */
  readonly isBelow?: boolean;
  /** The filter groups. */
  readonly children: ReactNode;
}

/** The filters: a column on wide screens, on phones a sheet that the browser opens by itself, with or without scripts. */
export function FiltersSheet({ action, search, resetAll, showLabel, isBelow = false, children }: FiltersSheetProps) {
  const { filters } = useMessages().results;
  const pathHere = usePathHere();
  const { sheet, isOpen } = useSheet();
  const wasChanged = useWasChanged(showLabel);
  return (
    <>
      <aside
        ref={sheet}
        id={FILTERS_PANEL}
        popover="auto"
        className={`${styles.side} ${isBelow ? "" : styles.column}`}
        aria-label={filters.title}
      >
        <a href={`#${AFTER_FILTERS}`} className={styles.skip}>
          {filters.skip}
        </a>
        <div className={styles.head}>
          <h2>{filters.title}</h2>
          <button
            type="button"
            className={buttonClass({ tone: "quiet", size: "icon" })}
            popoverTarget={FILTERS_PANEL}
            popoverTargetAction="hide"
            aria-label={filters.close}
          >
            <Icon name="close" />
          </button>
        </div>
        {/* What the page behind the sheet says of it cannot be heard. */}
        <output className="sr">{isOpen && wasChanged && showLabel}</output>
        <form id={FILTERS_FORM} action={pathHere(action)} onSubmit={(event) => event.preventDefault()}>
          {[...search].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {children}
        </form>
        <div className={styles.foot}>
          <Link {...resetAll} className={buttonClass()}>
            {filters.resetAll}
          </Link>
          <button type="button" className={buttonClass({ tone: "primary" })} popoverTarget={FILTERS_PANEL} popoverTargetAction="hide">
            {showLabel}
          </button>
          <noscript>
            <Button type="submit" form={FILTERS_FORM} tone="primary" isWide>
              {filters.apply}
            </Button>
          </noscript>
        </div>
      </aside>
      <span id={AFTER_FILTERS} tabIndex={-1} className="sr" />
    </>
  );
}
