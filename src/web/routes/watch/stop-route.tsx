import { data } from "react-router";
import { pageContext } from "../../context.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { revalidateAfter } from "../../present/revalidate-after.ts";
import type { Route } from "./+types/stop-route.ts";
import { AskOnce, EndedWatch, UnknownLink } from "./link-screens.tsx";

/** Whoever has the address can act for its reader: it is kept nowhere on the way. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ url, context }: Route.LoaderArgs) {
  const watch = await pageContext({ url, context }).useCases.findWatch("stop", url.searchParams.get("token") ?? "");
  return data({ watch }, { status: watch ? 200 : 404 });
}

/** The page's button, and the one press in a mail program (RFC 8058), which posts here without having seen the page. */
export async function action({ url, context }: Route.ActionArgs) {
  const stopped = await pageContext({ url, context }).useCases.stopWatch(url.searchParams.get("token") ?? "");
  return data(null, { status: stopped ? 200 : 404 });
}

/** A watch that is gone is said to be, also where it went while its page was open. */
export const shouldRevalidate = revalidateAfter(404);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ watch }) => ({
    title: loaderData?.watch === null ? watch.unknown.heading : watch.stop.title,
    isHidden: true,
  }));

export default function StopWatch({ loaderData: { watch } }: Route.ComponentProps) {
  const { stop } = useMessages().watch;
  if (watch === null) return <UnknownLink />;
  if (watch.state === "ended") return <EndedWatch watch={watch} />;
  return <AskOnce heading={stop.heading} lead={stop.lead} button={stop.button} busy={stop.busy} watch={watch} />;
}
