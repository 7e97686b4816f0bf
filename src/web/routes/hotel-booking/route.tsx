import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { billPath } from "../../components/booking-form/bill-path.ts";
import { pathOfAnswer, sentKeyContext } from "../../components/booking-form/booked-before.ts";
import { SENT_PARAMETER } from "../../components/booking-form/draft-storage.ts";
import { textIn } from "../../components/booking-form/form-texts.ts";
import { isReturnedForm, outcomeStatus, outcomeWait, unansweredOutcome } from "../../components/booking-form/outcome.ts";
import { pageContext } from "../../context.ts";
import { pathIn } from "../../i18n/addresses.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { answeredOr } from "../../present/unanswered.ts";
import { retryAfter, retryAfterOf } from "../../present/retry-after.ts";
import type { Route } from "./+types/route.ts";
import { GoneStayScreen } from "./gone-stay-screen.tsx";
import { loadStay, statusOf } from "./load-stay.ts";
import { staySale } from "./stay-sale.ts";
import { StayScreen } from "./stay-screen.tsx";
import { submitStay } from "./submit-stay.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const web = pageContext({ url, context });
  const query = url.searchParams;
  const answer = await pathOfAnswer(query.get(SENT_PARAMETER), staySale(params.id, query, web.useCases), web);
  if (answer) return redirect(pathIn(web.locale, answer), 303);
  const stay = await loadStay(params.id, query, web, context.get(sentKeyContext));
  return data(stay, { status: statusOf(stay) });
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  context.set(sentKeyContext, textIn(form, "idempotencyKey"));
  const web = pageContext({ url, context });
  const outcome = await submitStay(params.id, url.searchParams, form, web);
  if (outcome.kind === "booked") return redirect(pathIn(web.locale, billPath(outcome.seal)), 303);
  return data(outcome, { status: outcomeStatus(outcome), headers: retryAfter(outcomeWait(outcome)) });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => retryAfterOf(actionHeaders);

/** Without an answer the booking may have been made all the same: the form stays, and its key asks for the same booking again. */
export const clientAction = (args: Route.ClientActionArgs) => answeredOr(args, unansweredOutcome);

/**
 * The rate that the page shows is written into its address: nothing that must be asked again. Nor must a form that comes back: what is
 * on sale may be gone by then, taken by this very form; unless it was sent about another rate.
 */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate } = navigation;
  const isOther = currentUrl.searchParams.get("rate") !== nextUrl.searchParams.get("rate");
  if (isReturnedForm(actionResult)) return isOther;
  const isNamed = !currentUrl.searchParams.has("rate") && nextUrl.searchParams.has("rate");
  return isNamed && !formMethod && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ hotelBooking, hotelDetails }) => {
    if (!loaderData) return { title: hotelBooking.heading, isHidden: true };
    if (loaderData.kind === "faults") return { title: hotelDetails.stay.faultsTitle, isHidden: true };
    const { kind } = loaderData;
    return {
      title: kind === "ready" ? hotelBooking.title(loaderData.offer.hotel.name) : hotelBooking.gone[loaderData.reason].title,
      isHidden: true,
    };
  });

export default function HotelBooking({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind !== "ready") return <GoneStayScreen gone={loaderData} />;
  return <StayScreen key={loaderData.offer.rate.id} stay={loaderData} outcome={actionData} />;
}
