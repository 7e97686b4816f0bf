import { data } from "react-router";
import { MOST_WATCHES } from "../../../core/watches/index.ts";
import { pageContext } from "../../context.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { revalidateAfter } from "../../present/revalidate-after.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import type { Route } from "./+types/confirm-route.ts";
import { AskOnce, EndedWatch, ToFlights, UnknownLink } from "./link-screens.tsx";
import { WatchFrame } from "./watch-frame.tsx";

/** Whoever has the address can act for its reader: it is kept nowhere on the way. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ url, context }: Route.LoaderArgs) {
  const watch = await pageContext({ url, context }).useCases.findWatch("confirm", url.searchParams.get("token") ?? "");
  return data({ watch }, { status: watch ? 200 : 404 });
}

/** The page is loaded anew afterwards and shows what has become of the watch. */
export async function action({ url, context }: Route.ActionArgs) {
  const confirmed = await pageContext({ url, context }).useCases.confirmWatch(url.searchParams.get("token") ?? "");
  if (confirmed.ok) return data({ isFull: false });
  return confirmed.error.code === "unknown" ? data({ isFull: false }, { status: 404 }) : data({ isFull: true }, { status: 409 });
}

/** A watch that is gone is said to be, also where it went while its page was open. */
export const shouldRevalidate = revalidateAfter(404);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ watch }) => ({
    title: loaderData?.watch === null ? watch.unknown.heading : watch.confirm.title,
    isHidden: true,
  }));

export default function ConfirmWatch({ loaderData: { watch }, actionData }: Route.ComponentProps) {
  const { confirm } = useMessages().watch;
  if (watch === null) return <UnknownLink />;
  if (watch.state === "ended") return <EndedWatch watch={watch} />;
  if (watch.state === "watching") {
    return (
      <WatchFrame {...confirm.watching} search={watch.search} told={watch.toldTotal}>
        <ToFlights watch={watch} label={confirm.flights} />
      </WatchFrame>
    );
  }
  return (
    <AskOnce {...confirm.asked} watch={watch}>
      {actionData?.isFull && (
        <Alert tone="warn" title={confirm.full.title} isUrgent>
          <p>{confirm.full.why(MOST_WATCHES)}</p>
        </Alert>
      )}
    </AskOnce>
  );
}
