import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("routes/shell/route.tsx", { id: "shell" }, [
    layout("routes/shell/faults.tsx", [
      index("routes/home/route.tsx"),
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
      route("*", "routes/coming/route.tsx"),
    ]),
  ]),
  route("hotel-pictures/:id/:file", "routes/hotel-pictures/route.ts"),
  route("currency", "routes/currency/route.ts"),
] satisfies RouteConfig;
