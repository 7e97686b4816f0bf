import { layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

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
  route("searching", "routes/searching/route.tsx"),
  route("search-results", "routes/search-results/route.tsx"),
  route("flight-details/:id", "routes/flight-details/route.tsx"),
  route("thankyou", "routes/thankyou/route.tsx"),
  route("hotels", "routes/hotels/route.tsx"),
  route("hotels-results", "routes/hotels-results/route.tsx"),
  route("hotel-details/:id", "routes/hotel-details/route.tsx"),
  route("hotel-booking/:id?", "routes/hotel-booking/route.tsx"),
  route("hotel-listing1", "routes/hotel-listing/route.tsx"),
  route("destinations", "routes/places/route.tsx"),
  route("destination/:slug", "routes/destination-page/route.tsx"),
  route("airlines/:slug", "routes/airline-page/route.tsx"),
  route("travel-by-theme/:slug", "routes/theme-page/route.tsx"),
  route("about", "routes/about/route.tsx"),
  route("contact-us", "routes/contact-us/route.tsx"),
  route("attributions", "routes/attributions/route.tsx"),
  ...LEGAL.map((page) => route(page, "routes/legal-page/route.tsx", { id: page })),
]);

/** Pages whose Spanish edition has an address of its own (`i18n/addresses.ts`). */
const inSpanish = [
  route("aerolinea/:slug", "routes/airline-page/route.tsx", { id: "aerolinea" }),
  route("aerolineas/:slug", "routes/airline-page/route.tsx", { id: "aerolineas" }),
  route("reservar-billetes-de-avion-baratos", "routes/theme-page/route.tsx", { id: "reservar" }),
];

export default [
  layout("routes/shell/route.tsx", { id: "shell" }, [
    layout("routes/shell/faults.tsx", [
      route("es?", "routes/home/route.tsx"),
      ...inBothLanguages,
      ...inSpanish,
      route("*", "routes/not-found/route.tsx"),
    ]),
  ]),
  route("hotel-pictures/:id/:file", "routes/hotel-pictures/route.ts"),
  route("currency", "routes/currency/route.ts"),
  route("sitemap.xml", "routes/sitemap/route.ts"),
  route("robots.txt", "routes/robots/route.ts"),
] satisfies RouteConfig;
