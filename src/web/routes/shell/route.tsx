import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { type CurrencyCode, LAST_ZONE } from "../../../core/kernel/index.ts";
import { useCurrencyOfOtherTabs } from "../../components/currency-select/other-tabs.ts";
import { isReturnedForm } from "../../components/booking-form/outcome.ts";
import { LoadingSign } from "../../components/loading-sign/loading-sign.tsx";
import { SiteFooter } from "../../components/site-footer/site-footer.tsx";
import { SiteHeader } from "../../components/site-header/site-header.tsx";
import { pageContext } from "../../context.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { currencyLabel } from "../../present/currency-label.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { type Site, SiteProvider } from "../../present/site.tsx";
import { ToastProvider } from "../../ui/toast/toaster.tsx";
import { PendingResults } from "../../components/pending-results/pending-results.tsx";
import { AWAITED_EXPLORE } from "../explore/awaited-explore.tsx";
import { AWAITED_HOTELS } from "../hotels-results/awaited-hotels.tsx";
import { AWAITED_FLIGHTS } from "../search-results/awaited-flights.tsx";
import type { Route } from "./+types/route.ts";
import { useFocusOnNewPage } from "./use-focus-on-new-page.ts";

export function loader(args: Route.LoaderArgs): Site {
  const { brand, publicUrl, currency, locale, useCases, payments } = pageContext(args);
  const rates = useCases.exchangeRates();
  const currencies = Object.keys(rates.perUsd) as CurrencyCode[];
  return {
    brand,
    publicUrl,
    currency,
    today: useCases.today(),
    earliestToday: useCases.today(LAST_ZONE),
    currencies,
    currencyLabels: currencies.map((code) => currencyLabel(code, locale)),
    ratesAsOf: rates.asOf,
    isTestPayment: payments === "sandbox",
  };
}

/**
 * Site and visitor change by an action, which may say that it changes nothing, and by a choice of currency, after which the page is asked for
 * anew where it is; never by following a link or setting a filter. A form that has come back changed nothing, and may have come back because
 * nobody can be asked.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, currentUrl, nextUrl, actionResult, defaultShouldRevalidate } = args;
  if (isReturnedForm(actionResult)) return false;
  const isAction = formMethod !== undefined && formMethod !== "GET";
  return (isAction || currentUrl.href === nextUrl.href) && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, location }) => pageMeta(matches, location.pathname);

/** What every page stands in: header, toasts, main content, footer. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const { shell, toasts } = useMessages();
  useCurrencyOfOtherTabs();
  useFocusOnNewPage();
  return (
    <SiteProvider site={loaderData}>
      <ToastProvider regionLabel={toasts.region} dismissLabel={toasts.dismiss}>
        <a className="skip" href="#main">
          {shell.skip}
        </a>
        <LoadingSign shownElsewhere={[AWAITED_FLIGHTS, AWAITED_HOTELS, AWAITED_EXPLORE].map(({ path }) => path)} />
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          <PendingResults results={AWAITED_FLIGHTS} from="elsewhere">
            <PendingResults results={AWAITED_HOTELS} from="elsewhere">
              <PendingResults results={AWAITED_EXPLORE} from="elsewhere">
                <Outlet />
              </PendingResults>
            </PendingResults>
          </PendingResults>
        </main>
        <SiteFooter />
      </ToastProvider>
    </SiteProvider>
  );
}
