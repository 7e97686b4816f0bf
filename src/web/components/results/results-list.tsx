import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Link } from "../../i18n/navigation.tsx";
import { RESULTS_STEP } from "../../../core/results/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import type { InPlaceLink } from "../../present/in-place-link.ts";
import styles from "./results.module.css";

interface ResultsListProps<Item> {
  /** Heard, not seen: what the list holds. */
  readonly title: string;
  /** What passes the filters, in order. */
  readonly items: readonly Item[];
  /** How many cards are on the page. */
  readonly shown: number;
  /** A link to the page with so many cards. */
  readonly linkTo: (shown: number) => InPlaceLink;
  /** The id of a card on the page: the same when the search is made again, so that the way back from a card leads to it. */
  readonly anchorOf: (item: Item) => string;
  readonly renderCard: (item: Item, index: number) => ReactNode;
}

/** The cards that are shown so far, and the way to more of them. */
export function ResultsList<Item>({ title, items, shown, linkTo, anchorOf, renderCard }: ResultsListProps<Item>) {
  const { results } = useMessages();
  const more = Math.min(RESULTS_STEP, items.length - shown);
  const [list, goOnAfter] = useGoOnReading(shown);
  return (
    <>
      <h2 className="sr">{title}</h2>
      <ol ref={list}>
        {items.slice(0, shown).map((item, index) => (
          <li key={anchorOf(item)} id={anchorOf(item)} tabIndex={-1}>
            {renderCard(item, index)}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <MoreLink link={linkTo(shown + RESULTS_STEP)} onPress={goOnAfter}>
          {results.showMore(more)}
        </MoreLink>
      )}
    </>
  );
}

function MoreLink({ link, onPress, children }: { readonly link: InPlaceLink; readonly onPress: () => void; readonly children: ReactNode }) {
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onPress();
    link.onClick(event);
  };
  return (
    <Link {...link} className={buttonClass({}, styles.showMore)} onClick={press}>
      {children}
    </Link>
  );
}

/** After "Show more" the focus goes to the first new card: the link itself has moved below all of them. */
function useGoOnReading(shown: number) {
  const list = useRef<HTMLOListElement>(null);
  const readUpTo = useRef<number | null>(null);
  useEffect(() => {
    if (readUpTo.current === null || readUpTo.current >= shown) return;
    const next = list.current?.children[readUpTo.current];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    readUpTo.current = null;
  }, [shown]);
  return [list, () => void (readUpTo.current = shown)] as const;
}
