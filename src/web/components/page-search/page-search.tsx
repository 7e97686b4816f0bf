import { usePathHere } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Button } from "../../ui/button/button.tsx";
import { PLACES_PATH } from "../site-header/destinations.ts";
import styles from "./page-search.module.css";

/** Longer than any name that could be looked for. */
export const MOST_LETTERS = 80;

/** Finds a written page by its city, airline or topic: a plain form, to the index. */
export function PageSearch({ words = "" }: { readonly words?: string }) {
  const { places } = useMessages().pages;
  const pathHere = usePathHere();
  return (
    <search>
      <form action={pathHere(PLACES_PATH)} className={styles.form}>
        <label>
          <span>{places.find}</span>
          <input type="search" name="q" defaultValue={words} maxLength={MOST_LETTERS} autoComplete="off" />
        </label>
        <Button type="submit" tone="ink" size="big">
          {places.findButton}
        </Button>
      </form>
    </search>
  );
}
