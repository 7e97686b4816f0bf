import { data, redirect } from "react-router";
import { MOST_NEARBY, NEARBY_KM } from "../../../core/flights/index.ts";
import { NearbyList } from "../../components/nearby-airports/nearby-list.tsx";
import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { TripPage } from "../../components/trip-page/trip-page.tsx";
import { webContext } from "../../context.ts";
import { localeOf, pathIn } from "../../i18n/addresses.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { loadNearby } from "./load-nearby.ts";

/** What is wrong with an address, the results say: they have the form to mend it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const found = await loadNearby(url.searchParams, { ...context.get(webContext), locale });
  if (found.kind === "faults") throw redirect(pathIn(locale, `/search-results${url.search}`));
  return data(found, { status: found.kind === "failed" ? 502 : 200 });
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ nearby, places }) => {
    const search = loaderData && "search" in loaderData ? loaderData.search : null;
    if (!search) return { title: nearby.pageTitle, isHidden: true };
    const [from, to] = [places.city(search.from.city, search.from.code), places.city(search.to.city, search.to.code)];
    return { title: nearby.title(from, to), description: nearby.description(from, to), isHidden: true };
  });

/** What a trip costs from and to the airports nearby, as a page of its own: the way to it for who has no scripts. */
export default function NearbyAirports({ loaderData }: Route.ComponentProps) {
  const { nearby, results } = useMessages();
  if (loaderData.kind !== "found") return <ProblemScreen title={nearby.failed} why={results.failed.why} canRetry />;
  const { search, trips } = loaderData;
  return (
    <TripPage search={search} title={nearby.title}>
      {trips.length > 0 ? <NearbyList search={search} trips={trips} /> : <p>{nearby.none(MOST_NEARBY, NEARBY_KM)}</p>}
    </TripPage>
  );
}
