import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { type LocalDate, USD } from "../../src/core/kernel/index.ts";
import { localeOf } from "../../src/web/i18n/addresses.ts";
import { LocaleProvider } from "../../src/web/i18n/messages.tsx";
import { type Site, SiteProvider } from "../../src/web/present/site.tsx";
import { ToastProvider } from "../../src/web/ui/toast/toaster.tsx";

/** The agency that runs the site of the tests. */
export const SITE_BRAND: Site["brand"] = {
  name: "Test Travel",
  supportPhone: "(800) 555-0142",
  supportEmail: "help@test.example",
  officeAddress: "1 Pier",
  mainSiteUrl: "https://main.example",
  socialLinks: [],
  defaultCountry: "IN",
};

const SITE: Site = {
  brand: SITE_BRAND,
  publicUrl: "https://test.example",
  today: "2026-11-21" as LocalDate,
  earliestToday: "2026-11-21" as LocalDate,
  currency: USD,
  currencies: [USD],
  currencyLabels: ["USD, US Dollar"],
  ratesAsOf: "2026-11-20" as LocalDate,
  isTestPayment: true,
};

/** A part of a page as the server sends it at an address, in its language, inside what every page stands in, for an agency. */
export function renderStatic(children: ReactNode, address = "/", brand = SITE_BRAND): string {
  const page = (
    <Shell address={address} brand={brand}>
      {children}
    </Shell>
  );
  const Stub = createRoutesStub([{ path: "*", Component: () => page }]);
  return renderToStaticMarkup(<Stub initialEntries={[address]} />);
}

type RouteComponent = NonNullable<Parameters<typeof createRoutesStub>[0][number]["Component"]>;

/** A route's page as the server sends it at an address, with what its loader has found. */
export function renderRoute(Component: RouteComponent, found: unknown, address: string): string {
  const Stub = createRoutesStub([{ id: "page", path: "*", Component }]);
  return renderToStaticMarkup(
    <Shell address={address}>
      <Stub initialEntries={[address]} hydrationData={{ loaderData: { page: found } }} />
    </Shell>,
  );
}

interface ShellProps {
  readonly address: string;
  readonly brand?: Site["brand"];
  readonly children: ReactNode;
}

const Shell = ({ address, brand = SITE_BRAND, children }: ShellProps) => (
  <LocaleProvider locale={localeOf(address)}>
    <SiteProvider site={{ ...SITE, brand }}>
      <ToastProvider regionLabel="Notifications" dismissLabel="Dismiss">
        {children}
      </ToastProvider>
    </SiteProvider>
  </LocaleProvider>
);

/** The words of a piece of HTML, drawings, tags and repeated spaces taken out; where a word may only break, it is one. */
export function textOf(html: string): string {
  const words = html
    .replaceAll(/<svg.*?<\/svg>/g, " ")
    .replaceAll("<wbr/>", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  return words.replaceAll(/\s+/g, " ").trim();
}
