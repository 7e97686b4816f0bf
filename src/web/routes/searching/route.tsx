import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useNavigate, usePathHere } from "../../i18n/navigation.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { SearchingScreen } from "./searching-screen.tsx";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, ({ search }) => ({ title: search.loading.title, isHidden: true }));

/** The loading screen as a page of its own: it goes on to the results with the same query, and leaves no step behind. */
export default function Searching() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const results = usePathHere()(`/search-results?${query}`);
  useEffect(() => void navigate(results, { replace: true }), [navigate, results]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${results}`} />
      </noscript>
      <SearchingScreen query={query} goOn={results} />
    </>
  );
}
