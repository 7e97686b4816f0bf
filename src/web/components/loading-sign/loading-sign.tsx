import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { englishPath } from "../../i18n/addresses.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useIsLate } from "../../present/use-is-late.ts";
import { WaitingBar } from "../../ui/waiting-bar/waiting-bar.tsx";
import styles from "./loading-sign.module.css";

/**
 * A sign of life while the page of a link is on its way: on a slow line the browser gives none of its own. Whoever hears the page is told which one
 * it is when it has come.
 * @param shownElsewhere English addresses of pages that are waited for with a screen of their own; they are only spoken of here.
 */
export function LoadingSign({ shownElsewhere }: { readonly shownElsewhere: readonly string[] }) {
  const { shell } = useMessages();
  const { state, location } = useNavigation();
  const isLate = useIsLate(state === "loading");
  const arrivedAt = useArrival();
  const isShown = isLate && location !== undefined && !shownElsewhere.includes(englishPath(location.pathname));
  return (
    <>
      {isShown && <LoadingBar />}
      <output className="sr">{isLate ? shell.loading : arrivedAt}</output>
    </>
  );
}

/** What is heard of it in a modal window, whose page is not heard meanwhile. It stands there before it says anything, as what is heard must. */
export function LoadingWords() {
  const { shell } = useMessages();
  const isLate = useIsLate(useNavigation().state === "loading");
  return <output className="sr">{isLate && shell.loading}</output>;
}

/** The title of the page that was gone to; nothing until it is known, nor for the first page, of which the browser says it. */
function useArrival(): string {
  const { pathname } = useLocation();
  const [arrived, setArrived] = useState({ pathname, title: "" });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setArrived({ pathname, title: document.title });
  }, [pathname]);
  // Until then it is that of the page that was left, which would be said as if one had come back to it.
  return arrived.pathname === pathname ? arrived.title : "";
}

/** What is shown of it: along the upper edge of the window, wherever it stands in the page, and over a dialog that is open. */
export const LoadingBar = () => (
  <div ref={putOnTop} popover="manual" className={styles.bar}>
    <WaitingBar className={styles.line} />
  </div>
);

/** Into the layer where dialogs are, in browsers that know how. */
function putOnTop(bar: HTMLElement | null): void {
  if (bar && "showPopover" in bar) bar.showPopover();
}
