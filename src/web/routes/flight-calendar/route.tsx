import { data, redirect } from "react-router";
import { FareCalendar } from "../../components/fare-calendar/fare-calendar.tsx";
import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { TripPage } from "../../components/trip-page/trip-page.tsx";
import { webContext } from "../../context.ts";
import { localeOf, pathIn } from "../../i18n/addresses.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { isLineDown, isUnanswered } from "../../present/unanswered.ts";
import type { Route } from "./+types/route.ts";
import { type CalendarData, loadCalendar } from "./load-calendar.ts";

/** What is wrong with an address, the results say: they have the form to mend it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const found = await loadCalendar(url.searchParams, context.get(webContext));
  if (found.kind === "faults") throw redirect(pathIn(localeOf(url.pathname), `/search-results${url.search}`));
  return data(found, { status: found.kind === "failed" ? 502 : 200 });
}

/** Prices that never came are missing prices, not a broken page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<CalendarData> {
  try {
    return await serverLoader();
  } catch (fault) {
    if (!isUnanswered(fault)) throw fault;
    return { kind: "failed", search: null, isLineDown: isLineDown(fault) };
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ fares: { days }, places }) => {
    const search = loaderData && "search" in loaderData ? loaderData.search : null;
    if (!search) return { title: days.pageTitle, isHidden: true };
    const [from, to] = [places.city(search.from.city, search.from.code), places.city(search.to.city, search.to.code)];
    return { title: days.title(from, to), description: days.description(from, to), isHidden: true };
  });

/** What a trip costs on other days, as a page of its own: the way to it for who has no scripts. */
export default function FlightCalendar({ loaderData }: Route.ComponentProps) {
  const { fares, results, shell } = useMessages();
  if (loaderData.kind !== "found") {
    const isDown = loaderData.kind === "failed" && loaderData.isLineDown;
    return <ProblemScreen title={fares.days.failed} why={isDown ? shell.unreached.why : results.failed.why} canRetry />;
  }
  const { search, totals } = loaderData;
  return (
    <TripPage search={search} title={fares.days.title}>
      <FareCalendar search={search} totals={totals} />
    </TripPage>
  );
}
