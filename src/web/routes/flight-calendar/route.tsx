import { data, redirect } from "react-router";
import { travellerCount } from "../../../core/flights/index.ts";
import { FareCalendar } from "../../components/fare-calendar/fare-calendar.tsx";
import { resultsOf } from "../../components/fare-calendar/trip-links.ts";
import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { webContext } from "../../context.ts";
import { localeOf, pathIn } from "../../i18n/addresses.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { formatDay } from "../../present/dates.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { isUnreached } from "../../present/unreached.ts";
import type { Route } from "./+types/route.ts";
import { type CalendarData, loadCalendar } from "./load-calendar.ts";
import styles from "./flight-calendar.module.css";

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
    if (!isUnreached(fault)) throw fault;
    return { kind: "failed", search: null };
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
  const { fares, places, results } = useMessages();
  const locale = useLocale();
  if (loaderData.kind !== "found") return <ProblemScreen title={fares.days.failed} why={results.failed.why} canRetry />;
  const { search, totals } = loaderData;
  const { from, to, departureDate, returnDate, party } = search;
  const days = results.recapDays(formatDay(departureDate, locale), returnDate && formatDay(returnDate, locale), travellerCount(party));
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>{fares.days.title(places.city(from.city, from.code), places.city(to.city, to.code))}</h1>
        <p className="muted">{days}</p>
        <Link to={resultsOf(search, departureDate, returnDate)}>{fares.days.back}</Link>
      </header>
      <FareCalendar search={search} totals={totals} />
      <p className="small muted">{results.illustrative}</p>
    </div>
  );
}
