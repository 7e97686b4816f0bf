import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { withoutView } from "../../../core/flights/results/index.ts";
import { SearchingScreen } from "../searching/searching-screen.tsx";

/** Nothing flashes: a search that answers sooner shows no loading screen at all. */
const PATIENCE_MS = 150;

/** The results, or the loading screen while another search is on its way. */
export function PendingSearch({ children }: { readonly children: ReactNode }) {
  const next = useNextSearch();
  const isLate = useIsLate(next !== null);
  return next && isLate ? <SearchingScreen query={next} /> : children;
}

/** The query that is being searched while this page still shows another one; null when there is none. */
function useNextSearch(): URLSearchParams | null {
  const { location: next } = useNavigation();
  const here = useLocation();
  if (next?.pathname !== here.pathname) return null;
  const [coming, shown] = [withoutView(new URLSearchParams(next.search)), withoutView(new URLSearchParams(here.search))];
  return coming.toString() === shown.toString() ? null : coming;
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
