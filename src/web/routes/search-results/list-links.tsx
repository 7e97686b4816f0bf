import { createContext, type ReactNode, useContext, useMemo } from "react";
import { MOST_COMPARED, readView, type ResultsView, toggleCompared, writeView } from "../../../core/flights/results/index.ts";
import type { Change } from "../../components/results/use-address-view.ts";
import { inPlaceLink, type InPlaceLink } from "../../present/in-place-link.ts";

/** Where the cards of a list lead, as the list is looked at now. */
interface ListLinks {
  /** Search and view: what a booking leads back to. */
  readonly query: string;
  readonly compared: readonly string[];
  /** A link to the same list with a flight put to the compared ones, or taken out; null when there is no room. */
  readonly compareLink: (key: string) => InPlaceLink | null;
}

const ListLinksContext = createContext<ListLinks>({ query: "", compared: [], compareLink: () => null });

export const useListLinks = (): ListLinks => useContext(ListLinksContext);

interface ListLinksProviderProps {
  /** Search and view, as they would stand in the address. */
  readonly query: string;
  readonly change: Change<ResultsView>;
  readonly children: ReactNode;
}

/** Gives the cards their addresses past the cards themselves, which so stay as they are while filters move. */
export function ListLinksProvider({ query, change, children }: ListLinksProviderProps) {
  const links = useMemo(() => linksOf(query, change), [query, change]);
  return <ListLinksContext value={links}>{children}</ListLinksContext>;
}

function linksOf(query: string, change: Change<ResultsView>): ListLinks {
  const here = new URLSearchParams(query);
  const view = readView(here);
  const { compared } = view;
  return {
    query,
    compared,
    compareLink(key) {
      if (!compared.includes(key) && compared.length >= MOST_COMPARED) return null;
      const toggle = (now: ResultsView): ResultsView => ({ ...now, compared: toggleCompared(now.compared, key) });
      return inPlaceLink(`?${writeView(here, toggle(view)).toString()}`, () => change(toggle));
    },
  };
}
