import { layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

/** A page at one address: `/HOTELS` is another one, which leads here (`routes/not-found`). */
const page = (path: string, file: string, id?: string): RouteConfigEntry =>
  route(path, file, { caseSensitive: true, ...(id !== undefined && { id }) });

/** What is no page, but read by scripts, machines or the browser: at one address likewise. */
const resource = (path: string, file: string): RouteConfigEntry => route(path, file, { caseSensitive: true });

const LEGAL = [
  "advertiser-disclosure",
  "baggage-policy",
  "cancellation-policy",
  "cookies-policy",
  "disclaimer",
  "discount-policy",
  "fare-disclosure-policy",
  "fulfillment-policy",
  "our-service-fees",
  "post-ticketing-service-fees",
  "price-match-promise",
  "privacy-policy",
  "refund-policy",
  "terms-and-conditions",
];

/** Every page but those with a Spanish address of their own answers in English at its address and in Spanish below `/es`. */
const inBothLanguages = prefix("es?", [
  page("searching", "routes/searching/route.tsx"),
  page("search-results", "routes/search-results/route.tsx"),
  page("flight-calendar", "routes/flight-calendar/route.tsx"),
  page("nearby-airports", "routes/nearby-airports/route.tsx"),
  page("flight-details/:id", "routes/flight-details/route.tsx"),
  page("thankyou", "routes/thankyou/route.tsx"),
  page("manage-booking", "routes/manage-booking/route.tsx"),
  page("manage-booking/receipt", "routes/manage-booking/receipt-route.tsx"),
  page("watch", "routes/watch/route.tsx"),
  page("watch/confirm", "routes/watch/confirm-route.tsx"),
  page("watch/stop", "routes/watch/stop-route.tsx"),
  page("explore", "routes/explore/route.tsx"),
  page("hotels", "routes/hotels/route.tsx"),
  page("hotels-results", "routes/hotels-results/route.tsx"),
  page("hotel-details/:id?", "routes/hotel-details/route.tsx"),
  page("hotel-booking/:id?", "routes/hotel-booking/route.tsx"),
  page("hotel-listing1", "routes/hotel-listing/route.tsx"),
  page("destinations", "routes/places/route.tsx"),
  page("destination/:slug", "routes/destination-page/route.tsx"),
  page("airlines/:slug", "routes/airline-page/route.tsx"),
  page("travel-by-theme/:slug", "routes/theme-page/route.tsx"),
  page("about", "routes/about/route.tsx"),
  page("contact-us", "routes/contact-us/route.tsx"),
  page("attributions", "routes/attributions/route.tsx"),
  ...LEGAL.map((name) => page(name, "routes/legal-page/route.tsx", name)),
]);

/** Pages whose Spanish edition has an address of its own (`i18n/addresses.ts`). */
const inSpanish = [
  page("aerolinea/:slug", "routes/airline-page/route.tsx", "aerolinea"),
  page("aerolineas/:slug", "routes/airline-page/route.tsx", "aerolineas"),
  page("reservar-billetes-de-avion-baratos", "routes/theme-page/route.tsx", "reservar"),
];

export default [
  layout("routes/shell/route.tsx", { id: "shell" }, [
    layout("routes/shell/faults.tsx", [
      page("es?", "routes/home/route.tsx"),
      ...inBothLanguages,
      ...inSpanish,
      route("*", "routes/not-found/route.tsx"),
    ]),
  ]),
  ...prefix("es?", [
    resource("nearby-airports/list", "routes/nearby-airports/list.ts"),
    resource("manage-booking/calendar", "routes/manage-booking/calendar.ts"),
  ]),
  resource("hotel-pictures/:id/:file", "routes/hotel-pictures/route.ts"),
  resource("airline-pictures/:file", "routes/airline-pictures/route.ts"),
  resource("fare-days", "routes/fare-days/route.ts"),
  resource("currency", "routes/currency/route.ts"),
  resource("sitemap.xml", "routes/sitemap/route.ts"),
  resource("robots.txt", "routes/robots/route.ts"),
] satisfies RouteConfig;
