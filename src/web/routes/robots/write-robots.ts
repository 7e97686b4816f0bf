import { pathIn } from "../../i18n/addresses.ts";
import { type Locale, LOCALES } from "../../i18n/locale.ts";

/** Pages that are searched for, bought on, or one visitor's own: endless in number, or gone tomorrow. */
const PAGES = [
  "/search-results",
  "/flight-calendar",
  "/nearby-airports",
  "/searching",
  "/flight-details/",
  "/hotels-results",
  "/hotel-details/",
  "/hotel-booking",
  "/thankyou",
  "/explore?",
];

/** What is no page in any language. */
const CALLS = ["/currency", "/fare-days", "/api/"];

/** What crawlers may read (RFC 9309), and where the list of our pages is. */
export function writeRobots(publicUrl: string): string {
  const closed = [...PAGES.flatMap((path) => LOCALES.map((locale) => beginningIn(locale, path))), ...CALLS];
  return ["User-agent: *", "Allow: /", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join(
    "\n",
  );
}

/** A beginning of addresses in a language; its slash at the end counts. */
const beginningIn = (locale: Locale, path: string): string =>
  path.endsWith("/") ? `${pathIn(locale, path.slice(0, -1))}/` : pathIn(locale, path);
