import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { withoutView } from "../../../core/flights/results/index.ts";
import { SearchingScreen } from "../searching/searching-screen.tsx";

/** Nothing flashes: a search that answers sooner shows no loading screen at all. */
const PATIENCE_MS = 150;

interface PendingSearchProps {
  /** Which searches are waited for here: those that start on the results, where the form stays in place, or those from other pages. */
  readonly from: "results" | "elsewhere";
  readonly children: ReactNode;
}

/** The page, or the loading screen in its place while a search is on its way. */
export function PendingSearch({ from, children }: PendingSearchProps) {
  const next = useNextSearch(from);
  const isLate = useIsLate(next !== null);
  return next && isLate ? <SearchingScreen query={next} /> : children;
}

const RESULTS_PATH = "/search-results";

/** The query that is being searched while this page still shows something else; null when there is none. */
function useNextSearch(from: PendingSearchProps["from"]): URLSearchParams | null {
  const { location: next } = useNavigation();
  const here = useLocation();
  const isHere = here.pathname === RESULTS_PATH;
  if (next?.pathname !== RESULTS_PATH || isHere !== (from === "results")) return null;
  const [coming, shown] = [withoutView(new URLSearchParams(next.search)), withoutView(new URLSearchParams(here.search))];
  return isHere && coming.toString() === shown.toString() ? null : coming;
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isLate && isWaiting;
}
