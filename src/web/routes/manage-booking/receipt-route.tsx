import { data, redirect } from "react-router";
import { pageContext } from "../../context.ts";
import { pathIn } from "../../i18n/addresses.ts";
import { pageMeta } from "../../present/page-meta.ts";
import type { Route } from "./+types/receipt-route.ts";
import { loadManaged } from "./load-managed.ts";
import { Receipt } from "./receipt.tsx";

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

/** An address that opens nothing leads to the form, which says why. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const web = pageContext({ url, context });
  const { page } = await loadManaged(url.searchParams, web);
  if (page.kind === "form") return redirect(pathIn(web.locale, `/manage-booking${url.search}`));
  return data({ seal: page.seal, booking: page.booking });
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, ({ manage }) => ({
    title: manage.paper.title(loaderData?.booking.bill.bookingId ?? ""),
    description: manage.lookup.description,
    isHidden: true,
  }));

export default function ReceiptPage({ loaderData: { seal, booking } }: Route.ComponentProps) {
  return <Receipt booking={booking} seal={seal} />;
}
