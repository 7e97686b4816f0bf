import { layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

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
  route("attributions", "routes/attributions/route.tsx"),
]);

export default [
  layout("routes/shell/route.tsx", { id: "shell" }, [
    layout("routes/shell/faults.tsx", [route("es?", "routes/home/route.tsx"), ...inBothLanguages, route("*", "routes/coming/route.tsx")]),
  ]),
  route("hotel-pictures/:id/:file", "routes/hotel-pictures/route.ts"),
  route("currency", "routes/currency/route.ts"),
] satisfies RouteConfig;
