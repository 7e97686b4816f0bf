/** What a request is about, as far as limits and overload care. */
export type RequestClass =
  | "vital"
  | "lookup"
  | "bill"
  | "booking"
  | "form"
  | "search"
  | "scan"
  | "map"
  | "suggestion"
  | "read"
  | "picture"
  | "page";

interface Rule {
  readonly is: RequestClass;
  /** Unset: any. */
  readonly method?: "POST";
  readonly path: RegExp;
}

/** The first that fits decides. Paths of pages stand without their language and without the endings that scripts ask with. */
const RULES: readonly Rule[] = [
  { is: "vital", path: /^\/(?:healthz|readyz|metrics)$/ },
  { is: "suggestion", path: /^\/api\/v1\/(?:flights\/locations(?:\/details)?|geo\/city)$/ },
  { is: "booking", method: "POST", path: /^\/api\/v1\/(?:flights|hotels)\/travel\/getbill$/ },
  { is: "booking", method: "POST", path: /^\/(?:flight-details|hotel-booking)(?:\/|$)/ },
  { is: "lookup", path: /^\/(?:api\/v1\/bookings|manage-booking)(?:\/|$)/ },
  { is: "bill", path: /^\/thankyou$/ },
  { is: "form", method: "POST", path: /^\/(?:api\/v1\/contact|api\/v1\/callbacks|contact-us)$/ },
  { is: "form", method: "POST", path: /^\/(?:api\/v1\/watches|watch|watch\/confirm|watch\/stop)$/ },
  { is: "read", path: /^\/api\/(?:docs|v1\/(?:openapi\.json|flights\/exchange-rates))$/ },
  { is: "picture", path: /^\/(?:hotel|airline)-pictures\// },
  { is: "map", path: /^\/(?:api\/v1\/flights\/)?explore$/ },
  { is: "scan", path: /^\/(?:api\/v1\/flights\/calendar|flight-calendar|fare-days)$/ },
  { is: "search", path: /^\/api\/v1\/(?:flights|hotels)\// },
  { is: "search", path: /^\/(?:nearby-airports|nearby-airports\/list)$/ },
  { is: "search", path: /^\/(?:search-results|hotels-results|hotel-listing1|flight-details|hotel-details|hotel-booking)(?:\/|$)/ },
];

/** Sorts a request by its method and path, whichever way the router takes to be the same one. */
export function classOf(method: string, path: string): RequestClass {
  const plain = path
    .replaceAll(/\/{2,}/g, "/")
    .replace(/(?:\/_)?\.data$/, "")
    .toLowerCase()
    .replace(/^\/es(?=\/)/, "")
    .replace(/(?<=.)\/$/, "");
  return RULES.find((rule) => (rule.method ?? method) === method && rule.path.test(plain))?.is ?? "page";
}
