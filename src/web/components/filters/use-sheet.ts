import { useEffect, useRef, useState } from "react";
import { useMediaQuery } from "../../present/media-query.ts";
import { holdOthers } from "../../ui/dialog/hold-others.ts";
import { useStillPage } from "../../ui/dialog/use-still-page.ts";

/** As wide as the sheet is a column: the style sheet says the same. */
const COLUMN = "(width >= 64rem)";

/** The browser opens the sheet, before scripts have come, too: until then the page behind it moves where the sheet itself cannot be scrolled. */
export function useSheet() {
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
