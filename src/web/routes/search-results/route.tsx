import { data, redirect, useSearchParams } from "react-router";
import { isMultiCity, tripQueryOf } from "../../../core/flights/index.ts";
import { withoutView } from "../../../core/flights/results/index.ts";
import { PendingResults } from "../../components/pending-results/pending-results.tsx";
import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { webContext } from "../../context.ts";
import { localeOf } from "../../i18n/addresses.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { isLineDown, isUnanswered } from "../../present/unanswered.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { revalidateBeyondView } from "../../present/revalidate-beyond-view.ts";
import type { Route } from "./+types/route.ts";
import { AWAITED_FLIGHTS } from "./awaited-flights.tsx";
import { ChoosingScreen } from "./choosing-screen.tsx";
import { FaultsScreen } from "./faults-screen.tsx";
import { FlightsRecap } from "./flights-recap.tsx";
import { headWords } from "./head-words.ts";
import { loadResults, type ResultsData, statusOf, unreachedResults } from "./load-results.ts";
import { OtherAirports } from "./other-airports.tsx";
import { OtherTrips } from "./other-trips.tsx";
import { ResultsScreen } from "./results-screen.tsx";
import { tidyQuery } from "./tidy-query.ts";

export async function loader({ url: { pathname, searchParams: query }, context }: Route.LoaderArgs) {
  const web = context.get(webContext);
  const tidy = tidyQuery(query, web.useCases.resolvePlace);
  if (tidy) throw redirect(`${pathname}?${tidy}`);
  const results = await loadResults(query, web);
  return data(results, { status: statusOf(results) });
}

/** A search that never reached the server is one that failed, not a broken page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<ResultsData> {
  try {
    return await serverLoader();
  } catch (fault) {
    if (!isUnanswered(fault)) throw fault;
    return unreachedResults(new URL(request.url).searchParams, isLineDown(fault));
  }
}

export const shouldRevalidate = revalidateBeyondView(withoutView);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, (messages) => ({ ...headWords(loaderData, messages, localeOf(location.pathname)), isHidden: true }));

export default function SearchResults({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const known = "search" in loaderData ? loaderData.search : null;
  const search = known ? tripQueryOf(known) : withoutView(query);
  const faults = loaderData.kind === "faults" ? loaderData.faults : [];
  const isUnclear = loaderData.kind === "faults" || loaderData.kind === "blank";
  return (
    <>
      {isUnclear && <FaultsScreen faults={faults} />}
      <FlightsRecap search={known} query={search} faults={faults} />
      {known && !isMultiCity(known) && <OtherTrips search={known} hasFlights={loaderData.kind === "found"} />}
      <PendingResults results={AWAITED_FLIGHTS} from="results">
        {!isUnclear && <Outcome data={loaderData} />}
      </PendingResults>
    </>
  );
}

function Outcome({ data: found }: { readonly data: ResultsData }) {
  const { places, results, shell } = useMessages();
  const { none, failed } = results;
  const locale = useLocale();
  switch (found.kind) {
    case "found":
      return <ResultsScreen search={found.search} offers={found.offers} pricing={found.pricing} />;
    case "none": {
      const { from, to, departureDate, returnDate } = found.search;
      const ends = [places.city(from.city, from.code), places.city(to.city, to.code), formatDay(departureDate, locale)] as const;
      const isBackMissing = found.goesOut && returnDate !== null;
      return (
        <>
          <ProblemScreen
            title={isBackMissing ? none.titleBack : none.title}
            why={isBackMissing ? none.whyBack(...ends, formatDay(returnDate, locale)) : none.why(...ends)}
          />
          <OtherAirports search={found.search} />
        </>
      );
    }
    case "choosing":
    case "stuck":
    case "gone":
      return <ChoosingScreen data={found} />;
    case "failed":
      return <ProblemScreen title={failed.title} why={found.isLineDown ? shell.unreached.why : failed.why} canRetry />;
    default:
      return null;
  }
}
