import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { englishPath } from "../../i18n/addresses.ts";
import { focusHeading } from "../../present/focus-heading.ts";
import { useIsLate } from "../../present/use-is-late.ts";

/** A page of results as one waits for it. */
export interface AwaitedResults {
  readonly path: string;
  /** The query of the search alone: two addresses with the same one show the same results. */
  readonly bare: (query: URLSearchParams) => URLSearchParams;
  readonly renderLoading: (query: URLSearchParams) => ReactNode;
}

interface PendingResultsProps {
  readonly results: AwaitedResults;
  /** Which searches are waited for here: those that start on the results, where the form stays in place, or those from other pages. */
  readonly from: "results" | "elsewhere";
  readonly children: ReactNode;
}

/** The page, or the loading screen in its place while a search is on its way. */
export function PendingResults({ results, from, children }: PendingResultsProps) {
  const next = useNextSearch(results, from);
  const isLate = useIsLate(next !== null);
  useBeginAgain(next !== null && isLate);
  return next && isLate ? results.renderLoading(next) : children;
}

/**
 * The page that was looked at is gone for now, with how far it was scrolled; often the form that was sent, too, with the button that had the
 * focus: reading goes on at what is waited for.
 */
function useBeginAgain(isGone: boolean): void {
  useEffect(() => {
    if (!isGone) return;
    scrollTo({ top: 0, behavior: "instant" });
    if (document.activeElement === document.body) focusHeading();
  }, [isGone]);
}

/** The query that is being searched while this page still shows something else; null when there is none. */
function useNextSearch({ path, bare }: AwaitedResults, from: PendingResultsProps["from"]): URLSearchParams | null {
  const { location: next } = useNavigation();
  const here = useLocation();
  const isHere = englishPath(here.pathname) === path;
  if (!next || englishPath(next.pathname) !== path || isHere !== (from === "results")) return null;
  const [coming, shown] = [bare(new URLSearchParams(next.search)), bare(new URLSearchParams(here.search))];
  return isHere && coming.toString() === shown.toString() ? null : coming;
}
