import { data, redirect } from "react-router";
import { shownCurrency } from "../../../core/pricing/index.ts";
import { webContext } from "../../context.ts";
import type { Route } from "./+types/route.ts";
import { ownPath } from "./own-path.ts";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Keeps the chosen currency in a cookie. A form without scripts names the page to come back to in `next`; a script
 * leaves it out and stays where it is.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { useCases, publicUrl } = context.get(webContext);
  const form = await request.formData();
  const currency = shownCurrency(form.get("currency")?.toString(), useCases.exchangeRates());
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const headers = { "Set-Cookie": `currency=${currency}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}` };
  const next = form.get("next");
  return next === null ? data({ currency }, { headers }) : redirect(ownPath(next.toString()), { status: 303, headers });
}

/** Whoever opens the address itself has nothing to see here. */
export const loader = () => redirect("/");
