import { useNavigation } from "react-router";
import { englishPath } from "../../i18n/addresses.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { useIsLate } from "../../present/use-is-late.ts";
import { WaitingBar } from "../../ui/waiting-bar/waiting-bar.tsx";
import styles from "./loading-sign.module.css";

/**
 * A sign of life while the page of a link is on its way: on a slow line the browser gives none of its own.
 * @param shownElsewhere English addresses of pages that are waited for with a screen of their own; they are only spoken of here.
 */
export function LoadingSign({ shownElsewhere }: { readonly shownElsewhere: readonly string[] }) {
  const { shell } = useMessages();
  const { state, location } = useNavigation();
  const isLate = useIsLate(state === "loading");
  const isShown = isLate && location !== undefined && !shownElsewhere.includes(englishPath(location.pathname));
  return (
    <>
      {isShown && <WaitingBar className={styles.bar} />}
      <output className="sr">{isLate && shell.loading}</output>
    </>
  );
}
