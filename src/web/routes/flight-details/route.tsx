import { data, redirect } from "react-router";
import { outlineOf } from "../../../core/flights/index.ts";
import { GONE_STATUS, outcomeStatus, unansweredOutcome } from "../../components/booking-form/outcome.ts";
import { webContext } from "../../context.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { isUnreached } from "../../present/unreached.ts";
import type { Route } from "./+types/route.ts";
import { BookingScreen } from "./booking-screen.tsx";
import { GoneFlight } from "./gone-flight.tsx";
import { loadBooking } from "./load-booking.ts";
import { submitFlight } from "./submit-flight.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const back = new URL(request.url).searchParams.get("back");
  const booking = await loadBooking(params.id, back, context.get(webContext));
  return data(booking, { status: booking.kind === "gone" ? GONE_STATUS[booking.reason] : 200 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const outcome = await submitFlight(params.id, await request.formData(), context.get(webContext));
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

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ booking }) => {
    const outline = loaderData?.kind === "ready" ? outlineOf(loaderData.offer.outbound) : null;
    return { title: outline ? booking.title(outline.from.city, outline.to.city) : booking.heading, isHidden: true };
  });

export default function FlightDetails({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "gone") return <GoneFlight gone={loaderData} />;
  return <BookingScreen key={loaderData.offer.id} booking={loaderData} outcome={actionData} />;
}
