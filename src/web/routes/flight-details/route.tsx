import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { billPath } from "../../components/booking-form/bill-path.ts";
import { pathOfAnswer, sentKeyContext } from "../../components/booking-form/booked-before.ts";
import { SENT_PARAMETER } from "../../components/booking-form/draft-storage.ts";
import { textIn } from "../../components/booking-form/form-texts.ts";
import { GONE_STATUS, isReturnedForm, outcomeStatus, outcomeWait, unansweredOutcome } from "../../components/booking-form/outcome.ts";
import { pageContext } from "../../context.ts";
import { pathIn } from "../../i18n/addresses.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { answeredOr } from "../../present/unanswered.ts";
import { retryAfter, retryAfterOf } from "../../present/retry-after.ts";
import type { Route } from "./+types/route.ts";
import { BookingScreen } from "./booking-screen.tsx";
import { flightSale } from "./flight-sale.ts";
import { GoneFlight } from "./gone-flight.tsx";
import { loadBooking } from "./load-booking.ts";
import { submitFlight } from "./submit-flight.ts";
import { routeWords } from "../../present/route-words.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const web = pageContext({ url, context });
  const query = url.searchParams;
  const answer = await pathOfAnswer(query.get(SENT_PARAMETER), flightSale(params.id, web.useCases), web);
  if (answer) return redirect(pathIn(web.locale, answer), 303);
  const booking = await loadBooking(params.id, query.get("back"), web, context.get(sentKeyContext));
  return data(booking, { status: booking.kind === "gone" ? GONE_STATUS[booking.reason] : 200 });
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  context.set(sentKeyContext, textIn(form, "idempotencyKey"));
  const web = pageContext({ url, context });
  const outcome = await submitFlight(params.id, form, web, url.searchParams.get("back")?.slice(0, 2000) ?? "");
  if (outcome.kind === "booked") return redirect(pathIn(web.locale, billPath(outcome.seal)), 303);
  return data(outcome, { status: outcomeStatus(outcome), headers: retryAfter(outcomeWait(outcome)) });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => retryAfterOf(actionHeaders);

/** Without an answer the booking may have been made all the same: the form stays, and its key asks for the same booking again. */
export const clientAction = (args: Route.ClientActionArgs) => answeredOr(args, unansweredOutcome);

/** What is on sale may be gone by the time the form comes back, taken by this very form: it stays as it was shown, unless it was sent about another offer. */
export const shouldRevalidate = ({
  actionResult,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  isReturnedForm(actionResult) ? currentParams["id"] !== nextParams["id"] : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, (messages) => {
    const { booking } = messages;
    if (loaderData?.kind === "gone") return { title: booking.gone[loaderData.reason].title, isHidden: true };
    return { title: loaderData ? booking.title(routeWords(loaderData.offer, messages)) : booking.heading, isHidden: true };
  });

export default function FlightDetails({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.kind === "gone") return <GoneFlight gone={loaderData} saleId={params.id} />;
  return <BookingScreen key={loaderData.offer.id} booking={loaderData} outcome={actionData} />;
}
