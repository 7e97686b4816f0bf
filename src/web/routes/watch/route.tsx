import { data, redirect } from "react-router";
import { type FlightSearch, searchQueryOf } from "../../../core/flights/index.ts";
import { WatchForm, WatchSent } from "../../components/watch-form/watch-form.tsx";
import { watchStatus } from "../../components/watch-form/watch-outcome.ts";
import { pageContext } from "../../context.ts";
import { pathIn } from "../../i18n/addresses.ts";
import { Link } from "../../i18n/navigation.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { retryAfter, retryAfterOf } from "../../present/retry-after.ts";
import { answeredOr } from "../../present/unanswered.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import type { Route } from "./+types/route.ts";
import { askWatch, searchIn, unansweredWatch } from "./ask-watch.ts";
import styles from "./watch.module.css";
import { WatchFrame } from "./watch-frame.tsx";

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({ "Cache-Control": "no-store", ...retryAfterOf(actionHeaders) });

export function loader({ url, context }: Route.LoaderArgs) {
  const { useCases } = pageContext({ url, context });
  return { search: searchIn(url.searchParams, useCases.resolvePlace), isSent: url.searchParams.has("sent") };
}

/** With scripts the answer is shown where the form stands, without them it is a page of its own. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const web = pageContext({ url, context });
  const outcome = await askWatch(form, web);
  if (outcome.kind === "sent" && outcome.search && !form.has("live")) {
    return redirect(pathIn(web.locale, `/watch?${searchQueryOf(outcome.search)}&sent=yes`), 303);
  }
  const wait = outcome.kind === "refused" && outcome.fault.code === "too_many" ? outcome.fault.retryAfterSeconds : null;
  return data(outcome, { status: watchStatus(outcome), headers: retryAfter(wait) });
}

/** Without an answer the form stays: sent again, it counts once. */
export const clientAction = (args: Route.ClientActionArgs) => answeredOr(args, unansweredWatch);

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, ({ watch }) => ({ title: watch.title, description: watch.lead, isHidden: true }));

export default function Watch({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { watch } = useMessages();
  const search = posted?.search ?? loaderData.search;
  if (search === null) return <NothingToWatch />;
  if (loaderData.isSent && !posted) return <Sent search={search} />;
  return (
    <WatchFrame heading={watch.title} search={search}>
      <WatchForm search={search} posted={posted} />
    </WatchFrame>
  );
}

function Sent({ search }: { readonly search: FlightSearch }) {
  const { watch } = useMessages();
  return (
    <WatchFrame heading={watch.title} search={search}>
      <WatchSent />
      <div className={styles.ways}>
        <Link className={buttonClass({ tone: "ink" })} to={`/search-results?${searchQueryOf(search)}`}>
          {watch.sent.back}
        </Link>
      </div>
    </WatchFrame>
  );
}

function NothingToWatch() {
  const { none } = useMessages().watch;
  return (
    <WatchFrame heading={none.title} lead={none.why}>
      <div className={styles.ways}>
        <Link className={buttonClass({ tone: "primary", size: "big" })} to="/">
          {none.link}
        </Link>
      </div>
    </WatchFrame>
  );
}
