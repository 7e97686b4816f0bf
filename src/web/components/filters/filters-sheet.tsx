import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, usePathHere } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { useMediaQuery } from "../../present/media-query.ts";
import { holdOthers } from "../../ui/dialog/hold-others.ts";
import { useStillPage } from "../../ui/dialog/use-still-page.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./filters-sheet.module.css";

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
  readonly resetAllHref: string;
  /** `Show 12 flights`: closes the sheet. */
  readonly showLabel: string;
  /** The filter groups. */
  readonly children: ReactNode;
}

/** The filters: a column on wide screens, on phones a sheet that the browser opens by itself, with or without scripts. */
export function FiltersSheet({ action, search, resetAllHref, showLabel, children }: FiltersSheetProps) {
  const { filters } = useMessages().results;
  const pathHere = usePathHere();
  const { sheet, isOpen } = useStillPageBehind();
  const [first] = useState(showLabel);
  const [wasChanged, noteChange] = useState(false);
  if (showLabel !== first && !wasChanged) noteChange(true);
  return (
    <>
      <aside ref={sheet} id={FILTERS_PANEL} popover="auto" className={styles.side} aria-label={filters.title}>
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
          <Link className={buttonClass()} to={resetAllHref} replace preventScrollReset>
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

/** As wide as the sheet is a column: the style sheet says the same. */
const COLUMN = "(width >= 64rem)";

/** The browser opens the sheet, before scripts have come, too: until then the page behind it moves where the sheet itself cannot be scrolled. */
function useStillPageBehind() {
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    let letGo: (() => void) | null = null;
    const listening = new AbortController();
    const look = (): void => {
      const isOpenNow = element.matches(":popover-open");
      setIsOpen(isOpenNow);
      if (!isOpenNow || letGo) return;
      // First, or the button that opened it loses the focus to nothing, and the browser has nothing to give back.
      if (!element.contains(document.activeElement)) element.querySelector("button")?.focus({ preventScroll: true });
      letGo = holdOthers(element);
    };
    const release = (): void => {
      letGo?.();
      letGo = null;
    };
    look();
    element.addEventListener("toggle", look, listening);
    // Before it closes: the browser then gives the focus back to the button that opened it.
    element.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && release(), listening);
    return () => {
      listening.abort();
      release();
    };
  }, []);
  const isColumn = useMediaQuery(COLUMN);
  useEffect(() => {
    // As a column it has no button that closes it.
    if (isColumn && isOpen) sheet.current?.hidePopover();
  }, [isColumn, isOpen]);
  useStillPage(isOpen);
  return { sheet, isOpen };
}
