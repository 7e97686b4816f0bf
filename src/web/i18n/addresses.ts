import type { Locale } from "./locale.ts";

/**
 * Pages whose Spanish edition has an address of its own (specification, route table); every other page is found below `/es`.
 * English address on the left, Spanish on the right.
 */
const OWN_SPANISH = {
  "/travel-by-theme/book-cheap-flights-tickets": "/reservar-billetes-de-avion-baratos",
  "/airlines/book-air-europa-flights-tickets": "/aerolinea/air-europa",
  "/airlines/book-air-france-flights-tickets": "/aerolinea/air-france",
  "/airlines/book-all-nippon-flights-tickets": "/aerolineas/all-nippon",
  "/airlines/book-american-flights-tickets": "/aerolinea/american-airlines",
  "/airlines/book-avianca-flights-tickets": "/aerolinea/avianca",
  "/airlines/book-copa-flights-tickets": "/aerolinea/copa",
  "/airlines/book-emirates-flights-tickets": "/aerolineas/emirates",
  "/airlines/book-etihad-flights-tickets": "/aerolineas/etihad",
  "/airlines/book-eva-air-flights-tickets": "/aerolineas/eva-air",
  "/airlines/book-jetblue-flights-tickets": "/aerolinea/jetblue",
  "/airlines/book-klm-flights-tickets": "/aerolinea/klm",
  "/airlines/book-lufthansa-flights-tickets": "/aerolineas/lufthansa",
  "/airlines/book-southwest-flights-tickets": "/aerolinea/southwest",
  "/airlines/book-turkish-flights-tickets": "/aerolineas/turkish",
  "/airlines/book-volaris-flights-tickets": "/aerolinea/volaris",
} as const;

/** A second Spanish page about an airline: it has no English edition of its own, and its language switch leads to the airline's. */
const SECOND_SPANISH = { "/aerolineas/klm": "/airlines/book-klm-flights-tickets" } as const;

const toSpanish = new Map<string, string>(Object.entries(OWN_SPANISH));
const toEnglish = new Map<string, string>([
  ...Object.entries(OWN_SPANISH).map(([english, spanish]) => [spanish, english] as const),
  ...Object.entries(SECOND_SPANISH),
]);

/** Without a slash at its end, and without empty parts: `//evil.example` would lead to another site. */
const trimmed = (pathname: string): string => pathname.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");

/** The language that an address is written in. Unknown addresses are English unless they stand below `/es`. */
export function localeOf(pathname: string): Locale {
  const path = trimmed(pathname);
  return path === "/es" || path.startsWith("/es/") || toEnglish.has(path) ? "es" : "en";
}

/** The English address of a page, from its address in any language. The page's name inside the program. */
export function englishPath(pathname: string): string {
  const path = trimmed(pathname);
  if (path === "/es") return "/";
  return path.startsWith("/es/") ? path.slice(3) : (toEnglish.get(path) ?? path);
}

/** The address of a page in a language, from its address in any; it may carry a query or a fragment. */
export function pathIn(locale: Locale, page: string): string {
  const end = page.search(/[?#]/);
  const [address, rest] = end < 0 ? [page, ""] : [page.slice(0, end), page.slice(end)];
  const path = englishPath(address);
  if (locale === "en") return path + rest;
  if (localeOf(address) === "es") return trimmed(address) + rest;
  return (toSpanish.get(path) ?? (path === "/" ? "/es" : `/es${path}`)) + rest;
}

/** An offer's id says another thing in small letters; bytes in hexadecimal (`%C3`) say the same in both. */
function inSmallLetters(path: string): string {
  const [, page = path, id = ""] = /^((?:\/es)?\/flight-details\/)(.*)$/i.exec(path) ?? [];
  return page.replaceAll(/%[\da-f]{2}|[^%]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase())) + id;
}

/** The one form of an address: small letters, no empty parts, and a page's own Spanish address where it has one. */
export function plainAddress(pathname: string): string {
  const path = inSmallLetters(trimmed(pathname));
  const inside = path.startsWith("/es/") ? path.slice(3) : path;
  if (toEnglish.has(inside)) return inside;
  return inside === path || localeOf(inside) === "es" ? path : pathIn("es", inside);
}

/** Whether a page has exactly one edition in each language, which may then name each other as alternates. */
export const hasTwin = (pathname: string): boolean => !Object.hasOwn(SECOND_SPANISH, trimmed(pathname));
