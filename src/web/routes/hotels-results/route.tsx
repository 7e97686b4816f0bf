import { socialPictureOf } from "../../art/social/social-picture.ts";
import { data, useSearchParams } from "react-router";
import { hotelQueryOf } from "../../../core/hotels/index.ts";
import { withoutView } from "../../../core/hotels/results/index.ts";
import { FaultsNotice } from "../../components/results/faults-notice.tsx";
import { PendingResults } from "../../components/pending-results/pending-results.tsx";
import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { pageContext } from "../../context.ts";
import { localeOf } from "../../i18n/addresses.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { revalidateBeyondView } from "../../present/revalidate-beyond-view.ts";
import { isLineDown, isUnanswered } from "../../present/unanswered.ts";
import type { Route } from "./+types/route.ts";
import { AWAITED_HOTELS } from "./awaited-hotels.tsx";
import { headWords } from "./head-words.ts";
import { hotelFaultSentences } from "./hotel-fault-words.ts";
import { HotelsRecap } from "./hotels-recap.tsx";
import { HotelsScreen } from "./hotels-screen.tsx";
import { NothingNear } from "./nothing-near.tsx";
import { PlacesMeant } from "./places-meant.tsx";
import { type HotelsData, loadHotels, statusOf } from "./load-hotels.ts";

export async function loader(args: Route.LoaderArgs) {
  const hotels = await loadHotels(new URL(args.request.url).searchParams, pageContext(args));
  return data(hotels, { status: statusOf(hotels) });
}

/** A search that never reached the server is one that failed, not a broken page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<HotelsData> {
  try {
    return await serverLoader();
  } catch (fault) {
    if (!isUnanswered(fault)) throw fault;
    return { kind: "failed", search: null, isLineDown: isLineDown(fault) };
  }
}

export const shouldRevalidate = revalidateBeyondView(withoutView);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, (messages) => ({
    ...headWords(loaderData && "search" in loaderData ? loaderData.search : null, messages, localeOf(location.pathname)),
    ...(loaderData?.kind === "faults" && { title: messages.hotels.results.faults.title }),
    picture: { path: socialPictureOf("site", "hotels"), alt: messages.hotels.home.picture },
    isHidden: true,
  }));

export default function HotelsResults({ loaderData }: Route.ComponentProps) {
  const { faults } = useMessages().hotels.results;
  const [query] = useSearchParams();
  const known = "search" in loaderData ? loaderData.search : null;
  const isUnclear = loaderData.kind === "faults" || loaderData.kind === "blank";
  const wrong = loaderData.kind === "faults" ? loaderData.faults : [];
  return (
    <>
      {isUnclear && (
        <FaultsNotice title={faults.title} sentences={hotelFaultSentences(wrong, query, faults)} blank={faults.none}>
          {loaderData.kind === "faults" && <PlacesMeant places={loaderData.meant} query={query} />}
        </FaultsNotice>
      )}
      <HotelsRecap search={known} query={known ? hotelQueryOf(known) : withoutView(query)} faults={wrong} />
      <PendingResults results={AWAITED_HOTELS} from="results">
        <Outcome data={loaderData} />
      </PendingResults>
    </>
  );
}

function Outcome({ data: found }: { readonly data: HotelsData }) {
  const { hotels, shell } = useMessages();
  const { failed } = hotels.results;
  switch (found.kind) {
    case "found":
      return <HotelsScreen data={found} />;
    case "none":
      return <NothingNear data={found} />;
    case "failed":
      return <ProblemScreen title={failed.title} why={found.isLineDown ? shell.unreached.why : failed.why} canRetry />;
    default:
      return null;
  }
}
