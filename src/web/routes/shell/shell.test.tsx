import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { CurrencyCode, LocalDate } from "../../../core/kernel/index.ts";
import { SiteFooter } from "../../components/site-footer/site-footer.tsx";
import { SiteHeader } from "../../components/site-header/site-header.tsx";
import { type Site, SiteProvider } from "../../present/site.tsx";
import { ToastProvider } from "../../ui/toast/toaster.tsx";
import Home from "../home/route.tsx";

const site = (mainSiteUrl = ""): Site => ({
  brand: {
    name: "Acme Trips",
    supportPhone: "(800) 555-0142",
    supportEmail: "desk@acme.example",
    officeAddress: "1 Main Street",
    mainSiteUrl,
    socialLinks: [],
    defaultCountry: "US",
  },
  publicUrl: "https://acme.example",
  today: "2031-05-06" as LocalDate,
  earliestToday: "2031-05-06" as LocalDate,
  currency: "EUR" as CurrencyCode,
  currencies: ["USD", "EUR"] as CurrencyCode[],
  currencyLabels: ["USD, US Dollar", "EUR, Euro"],
  ratesAsOf: "2031-05-05" as LocalDate,
  isTestPayment: true,
});

const page = (mainSiteUrl?: string): string => {
  const element = (
    <SiteProvider site={site(mainSiteUrl)}>
      <ToastProvider regionLabel="Notifications" dismissLabel="Dismiss">
        <SiteHeader />
        <Home />
        <SiteFooter />
      </ToastProvider>
    </SiteProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
};

const linksTo = (html: string): Set<string> => new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => String(href)));
const part = (html: string, tag: string): string => new RegExp(`<${tag}[ >].*?</${tag}>`, "s").exec(html)?.[0] ?? "";

const MARKETING = ["/about", "/contact-us", "/terms-and-conditions", "/refund-policy", "/privacy-policy"];
const DESTINATIONS = ["new-york", "houston", "atlanta", "boston", "seattle", "las-vegas", "honolulu"].map(
  (city) => `/destination/book-flights-tickets-to-${city}`,
);

describe("the header", () => {
  it("links to what the specification names and to Spanish, and dials the support line", () => {
    const links = linksTo(part(page(), "header"));
    expect([...links].sort()).toEqual(
      [
        "/",
        "/destinations",
        "/destinations#policies",
        "/es",
        "/explore",
        "/hotels",
        "/manage-booking",
        ...MARKETING,
        ...DESTINATIONS,
        "tel:+18005550142",
      ].sort(),
    );
  });
  it("points about, contact, terms, refund, privacy and destinations to the main marketing site", () => {
    const links = linksTo(part(page("https://www.acme.example"), "header"));
    for (const path of [...MARKETING, ...DESTINATIONS]) expect(links).toContain(`https://www.acme.example${path}`);
    expect(links).toContain("/hotels");
  });
  it("alone does: the home page's cities, and the legal links, stay on this site", () => {
    const html = page("https://www.acme.example");
    const links = linksTo(html.replace(part(html, "header"), ""));
    for (const path of [...DESTINATIONS.slice(0, 4), "/terms-and-conditions", "/our-service-fees"]) expect(links).toContain(path);
    expect([...links].filter((link) => link.startsWith("https://www.acme.example")).sort()).toEqual(
      ["/about", "/contact-us"].map((path) => `https://www.acme.example${path}`),
    );
  });
  it("has a menu that opens and closes without scripts, and a currency form that posts without them", () => {
    const header = part(page(), "header");
    expect(header).toMatch(/popoverTarget="menu"/i);
    expect(header).toMatch(/id="menu" popover="auto"/);
    expect(header).toMatch(/popoverTargetAction="hide"/i);
    expect(header).toMatch(/<form[^>]*action="\/currency" method="post"/);
    expect(header).toMatch(/<option value="EUR" selected="">EUR, Euro<\/option>/);
  });
});

describe("the footer", () => {
  const footer = part(page(), "footer");
  it("has every quick and legal link", () => {
    const legal = [
      "/privacy-policy",
      "/terms-and-conditions",
      "/disclaimer",
      "/price-match-promise",
      "/post-ticketing-service-fees",
      "/fulfillment-policy",
      "/fare-disclosure-policy",
      "/advertiser-disclosure",
      "/our-service-fees",
      "/baggage-policy",
      "/discount-policy",
    ];
    for (const path of ["/", "/hotels", "/about", "/contact-us", ...legal]) expect(linksTo(footer)).toContain(path);
  });
  it("says who we are, that prices change, that badges and fares are illustrative, and the year", () => {
    for (const words of [
      "desk@acme.example",
      "1 Main Street",
      "can change without notice",
      "illustrative only",
      "© 2025-2031 Acme Trips",
    ]) {
      expect(footer).toContain(words);
    }
    expect(footer).toContain("timetable and fares on this site are illustrative");
  });
});

describe("the home page", () => {
  const html = page();
  it("shows a city's own picture and link on its card", () => {
    for (const [slug, city] of [
      ["new-york", "New York"],
      ["houston", "Houston"],
      ["atlanta", "Atlanta"],
      ["boston", "Boston"],
    ]) {
      const card = new RegExp(
        `<a[^>]*href="/destination/book-flights-tickets-to-${slug}"[^>]*><img src="[^"]*${slug}[^"]*\\.svg".*?</a>`,
      ).exec(html);
      expect(card?.[0]).toContain(city);
    }
  });
  it("holds the form of the specification with its defaults, as plain HTML", () => {
    expect(html).toMatch(/<form[^>]*action="\/search-results"/);
    expect(html).toMatch(/name="trpType"[^>]*value="oneWay"[^>]*checked|name="trpType" checked="" value="oneWay"/);
    expect(html).toMatch(/name="date"[^>]*value="May-06-2031"/);
    expect(html).toMatch(/name="rtnDate"[^>]*value="May-13-2031"/);
    for (const name of ["source", "destination", "adults", "children", "infants", "classType"]) expect(html).toContain(`name="${name}"`);
    for (const words of ["2- 12 Years", "0- 23 Months", "Round Way", "One Way", "Search Flights", "Apply"]) expect(html).toContain(words);
  });
  it("names no product but the one in the settings", () => {
    expect(html).not.toMatch(/farewind/i);
    expect(html).toContain("Acme Trips");
  });
});
