import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { GONE_STATUS, outcomeStatus, unansweredOutcome } from "../../components/booking-form/outcome.ts";
import { webContext } from "../../context.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { isUnreached } from "../../present/unreached.ts";
import type { Route } from "./+types/route.ts";
import { GoneStayScreen } from "./gone-stay-screen.tsx";
import { loadStay } from "./load-stay.ts";
import { StayScreen } from "./stay-screen.tsx";
import { submitStay } from "./submit-stay.ts";

const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const stay = await loadStay(params.id, queryOf(request), context.get(webContext));
  return data(stay, { status: stay.kind === "gone" ? GONE_STATUS[stay.reason] : 200 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const outcome = await submitStay(params.id, queryOf(request), await request.formData(), context.get(webContext));
  if (outcome.kind === "booked") return redirect(`/thankyou?${new URLSearchParams({ booking: outcome.seal }).toString()}`, 303);
  return data(outcome, { status: outcomeStatus(outcome) });
}

/** Without an answer the booking may have been made all the same: the form stays, and its key asks for the same booking again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (fault) {
    if (!isUnreached(fault)) throw fault;
    return unansweredOutcome(await sent.formData());
  }
}

/** The rate that the page shows is written into its address: nothing that must be asked again. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isNamed = !currentUrl.searchParams.has("rate") && nextUrl.searchParams.has("rate");
  return isNamed && !formMethod && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ hotelBooking }) => ({
    title: loaderData?.kind === "ready" ? hotelBooking.title(loaderData.offer.hotel.name) : hotelBooking.heading,
    isHidden: true,
  }));

export default function HotelBooking({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "gone") return <GoneStayScreen gone={loaderData} />;
  return <StayScreen key={loaderData.offer.rate.id} stay={loaderData} outcome={actionData} />;
}
