import { data } from "react-router";
import { webContext } from "../../context.ts";
import type { Messages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { BillScreen } from "./bill-screen.tsx";
import { loadBill } from "./load-bill.ts";
import { NothingScreen } from "./nothing-screen.tsx";

/** Whose booking it is shall not stay on a computer that others use. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const bill = await loadBill(new URL(request.url).searchParams.get("booking"), context.get(webContext));
  return data(bill, { status: bill ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData: bill }) =>
  pageMeta(matches, location.pathname, (messages) => ({ title: titleOf(bill, messages), isHidden: true }));

/** Nobody is thanked for what is not there, or not any more. */
function titleOf(bill: Route.ComponentProps["loaderData"] | undefined, { thankyou, manage }: Messages): string {
  if (!bill) return thankyou.nothing.title;
  return bill.status === "cancelled" ? manage.headings.cancelled : thankyou.title;
}

export default function ThankYou({ loaderData: bill }: Route.ComponentProps) {
  return bill ? <BillScreen bill={bill} /> : <NothingScreen />;
}
