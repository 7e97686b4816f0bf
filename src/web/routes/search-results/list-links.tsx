import { createContext, type ReactNode, useContext, useMemo } from "react";
import { MOST_COMPARED, readView, toggleCompared, writeView } from "../../../core/flights/results/index.ts";

/** Where the cards of a list lead, as the list is looked at now. */
interface ListLinks {
  /** Search and view: what a booking leads back to. */
  readonly query: string;
  readonly compared: readonly string[];
  /** The same list with a flight put to the compared ones, or taken out; null when there is no room. */
  readonly compareHref: (key: string) => string | null;
}

const ListLinksContext = createContext<ListLinks>({ query: "", compared: [], compareHref: () => null });

export const useListLinks = (): ListLinks => useContext(ListLinksContext);

interface ListLinksProviderProps {
  /** Search and view, as they would stand in the address. */
  readonly query: string;
  readonly children: ReactNode;
}

/** Gives the cards their addresses past the cards themselves, which so stay as they are while filters move. */
export function ListLinksProvider({ query, children }: ListLinksProviderProps) {
  const links = useMemo(() => linksOf(query), [query]);
  return <ListLinksContext value={links}>{children}</ListLinksContext>;
}

function linksOf(query: string): ListLinks {
  const here = new URLSearchParams(query);
  const view = readView(here);
  const { compared } = view;
  return {
    query,
    compared,
    compareHref(key) {
      if (!compared.includes(key) && compared.length >= MOST_COMPARED) return null;
      return `?${writeView(here, { ...view, compared: toggleCompared(compared, key) }).toString()}`;
    },
  };
}
