import { data, isRouteErrorResponse, useSearchParams } from "react-router";
import { BUSY_MAP_SECONDS } from "../../../core/limits/index.ts";
import { withoutExploreView } from "../../../core/flights/exploring/index.ts";
import { PendingResults } from "../../components/pending-results/pending-results.tsx";
import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { pageContext } from "../../context.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { keptAsLoaded } from "../../present/kept-page.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { retryAfter, retryAfterOf } from "../../present/retry-after.ts";
import { revalidateBeyondView } from "../../present/revalidate-beyond-view.ts";
import { isLineDown, isUnanswered } from "../../present/unanswered.ts";
import { FaultsScreen } from "../search-results/faults-screen.tsx";
import type { Route } from "./+types/route.ts";
import { AWAITED_EXPLORE } from "./awaited-explore.tsx";
import { ExploreForm } from "./explore-form.tsx";
import { ExploreScreen } from "./explore-screen.tsx";
import type { ExploreField } from "./use-explore-form.ts";
import { type ExploreData, type ExploreFault, HOME, keptOf, loadExplore, statusOf } from "./load-explore.ts";

/** Asked for plainly it shows the same to everybody, for as long as its loader says. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => ({
  ...keptAsLoaded({ loaderHeaders }),
  ...retryAfterOf(loaderHeaders),
});

export async function loader(args: Route.LoaderArgs) {
  const found = await loadExplore(new URL(args.request.url).searchParams, pageContext(args));
  const isBusy = found.kind === "failed" && found.isBusy;
  return data(found, {
    status: statusOf(found),
    // Others stand in front of whoever asks.
    headers: { ...keptOf(found).headers, ...retryAfter(isBusy ? BUSY_MAP_SECONDS : null) },
  });
}

/** A question that never reached the server is one that failed, not a broken page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ExploreData> {
  try {
    return await serverLoader();
  } catch (fault) {
    const isBusy = isRouteErrorResponse(fault) && fault.status === 429;
    if (!isBusy && !isUnanswered(fault)) throw fault;
    return { kind: "failed", asked: null, isBusy, isLineDown: isLineDown(fault) };
  }
}

/** Filters and the length of the list never ask the server again; another question or currency does. */
export const shouldRevalidate = revalidateBeyondView(withoutExploreView);

/** One page for search engines: that without a question. */
export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ explore, results }, brand) => ({
    title: loaderData?.kind === "faults" ? results.faults.title : explore.title,
    description: explore.description(brand),
    keywords: explore.keywords,
    isHidden: location.search !== "",
  }));

export default function Explore({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const asked = "asked" in loaderData ? loaderData.asked : null;
  return (
    <>
      <ExploreForm key={withoutExploreView(query).toString()} asked={asked} home={HOME} query={query} refused={refusedFields(loaderData)} />
      <PendingResults results={AWAITED_EXPLORE} from="results">
        <Outcome data={loaderData} />
      </PendingResults>
    </>
  );
}

/** A day that is past or not sold yet is one that the form knows; the notice says what is wrong with it. */
function refusedFields(found: ExploreData): readonly ExploreField[] {
  if (found.kind !== "faults") return [];
  const isOf = (field: ExploreField, code: ExploreFault["code"]) =>
    found.faults.some((fault) => fault.field === field && fault.code === code);
  return [...(isOf("source", "unknown_place") ? ["source" as const] : []), ...(isOf("date", "invalid_date") ? ["date" as const] : [])];
}

function Outcome({ data: found }: { readonly data: ExploreData }) {
  const { explore, places, shell } = useMessages();
  switch (found.kind) {
    case "found":
      return <ExploreScreen data={found} />;
    case "none": {
      const { from } = found.asked;
      return <ProblemScreen title={explore.none.title} why={explore.none.why(places.city(from.city, from.code))} />;
    }
    case "failed": {
      const { title, busy, why } = explore.failed;
      return <ProblemScreen title={title} why={found.isLineDown ? shell.unreached.why : found.isBusy ? busy : why} canRetry />;
    }
    case "faults":
      return <FaultsScreen faults={found.faults} />;
  }
}
