import { data, isRouteErrorResponse } from "react-router";
import { pageContext } from "../../context.ts";
import { keptValues } from "../../components/booking-form/form-texts.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { revalidateAfter } from "../../present/revalidate-after.ts";
import { retryAfterOf } from "../../present/retry-after.ts";
import { answeredInTime, isUnanswered } from "../../present/unanswered.ts";
import type { Route } from "./+types/route.ts";
import { actOnBooking } from "./act-on-booking.ts";
import { titleOf } from "./headings.ts";
import { CancelScreen } from "./cancel-screen.tsx";
import { loadManaged } from "./load-managed.ts";
import { LookupScreen } from "./lookup-screen.tsx";
import type { ManageOutcome } from "./manage-outcome.ts";
import { ManagedScreen } from "./managed-screen.tsx";
import { NamesScreen } from "./names-screen.tsx";

/** Nobody's booking is anybody else's business: nothing of it is kept on the way. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({ "Cache-Control": "no-store", ...retryAfterOf(actionHeaders) });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { page, status } = await loadManaged(url.searchParams, pageContext({ url, context }));
  return data(page, { status });
}

export const action = async ({ request, url, context }: Route.ActionArgs) =>
  actOnBooking(await request.formData(), url, pageContext({ url, context }));

/** Too many tries are answered in front of the page; with scripts they are told in their form, which stays. So it does without an answer. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone();
  try {
    return await answeredInTime(serverAction());
  } catch (fault) {
    const kind = unheardKind(fault);
    if (kind === null) throw fault;
    const outcome: ManageOutcome = { kind, values: keptValues(await sent.formData()) };
    return data(outcome, { status: kind === "too_many" ? 429 : 503 });
  }
}

function unheardKind(fault: unknown): "too_many" | "unanswered" | null {
  if (isRouteErrorResponse(fault) && fault.status === 429) return "too_many";
  return isUnanswered(fault) ? "unanswered" : null;
}

/** What could not be done any more has left another page: other amounts, a booking that was canceled meanwhile, an address that is over. */
export const shouldRevalidate = revalidateAfter(409, 410);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ manage }) => ({
    title: titleOf(loaderData, manage),
    description: manage.lookup.description,
    isHidden: true,
  }));

export default function ManageBooking({ loaderData: page, actionData: outcome }: Route.ComponentProps) {
  if (page.kind === "form") return <LookupScreen page={page} outcome={outcome} />;
  if (page.step === "cancel" && page.quote) return <CancelScreen page={page} quote={page.quote} outcome={outcome} />;
  if (page.step === "names") return <NamesScreen page={page} outcome={outcome} />;
  return <ManagedScreen page={page} outcome={outcome} />;
}
