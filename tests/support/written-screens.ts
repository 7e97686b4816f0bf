import type { Page } from "playwright-core";
import { pathIn } from "../../src/web/i18n/addresses.ts";
import { hotelsPath, STAY } from "./hotels.ts";
import { at, type Screen } from "./screens.ts";
import { resultsPath, SOLO_ONE_WAY } from "./trips.ts";

/** Opens a page that comes without scripts. */
const plain = (path: string) => async (page: Page) => void (await page.goto(path));

/** One page of each written layout, by its English address. */
const LAYOUTS = [
  ["a destination", "/destination/book-flights-tickets-to-vancouver", at],
  ["an airline", "/airlines/book-klm-flights-tickets", at],
  ["a theme", "/travel-by-theme/book-military-flights-tickets", at],
  ["a policy", "/baggage-policy", plain],
  ["about", "/about", plain],
  ["the index of pages", "/destinations", plain],
  ["the index of pages, searched", "/destinations?q=nada", plain],
] as const;

/** The page about the API has a head of its own, and is in English. */
const API: Screen = { name: "the API", open: plain("/api/docs"), part: "html" };

/** Pages of both flows that Spanish words may make wider. */
const FLOWS = [
  ["home", "/"],
  ["results", resultsPath(SOLO_ONE_WAY)],
  ["hotels", "/hotels"],
  ["hotel results", hotelsPath(STAY)],
  ["not found", "/no/such/page"],
] as const;

const inSpanish = (name: string, path: string, open: typeof at): Screen => ({
  name: `${name} in Spanish`,
  open: open(pathIn("es", path)),
  language: "es",
});

/** Every written layout in both languages, and what else is worth a look in Spanish. */
export const WRITTEN_SCREENS: readonly Screen[] = [
  ...LAYOUTS.map(([name, path, open]) => ({ name, open: open(path) })),
  API,
  ...LAYOUTS.map(([name, path, open]) => inSpanish(name, path, open)),
  ...FLOWS.map(([name, path]) => ({ ...inSpanish(name, path, at), ...(path === "/" && { part: "html" }) })),
];
