import type { Locale } from "../../i18n/locale.ts";
import type { PosterSlug } from "../posters/index.ts";
import type { ThemeSlug } from "../themes/index.ts";

/** What stands on a picture: the same words in both languages, or English and Spanish. */
type Title = string | readonly [english: string, spanish: string];

const DESTINATIONS = {
  atlanta: "Atlanta",
  austin: "Austin",
  boston: "Boston",
  calgary: "Calgary",
  chicago: "Chicago",
  frankfurt: ["Frankfurt", "Fráncfort"],
  hawaii: ["Hawaii", "Hawái"],
  honolulu: "Honolulu",
  houston: "Houston",
  "las-vegas": "Las Vegas",
  "los-angeles": ["Los Angeles", "Los Ángeles"],
  "new-york": ["New York", "Nueva York"],
  ontario: "Ontario",
  philadelphia: ["Philadelphia", "Filadelfia"],
  seattle: "Seattle",
  vancouver: "Vancouver",
} as const satisfies Record<PosterSlug, Title>;

const THEMES = {
  "business-class": ["Business class", "Clase ejecutiva"],
  cheap: ["Cheap flights", "Vuelos baratos"],
  "first-class": ["First class", "Primera clase"],
  "last-minute": ["Last minute", "Último minuto"],
  military: ["Military travel", "Viajes militares"],
  student: ["Student travel", "Viaje estudiantil"],
} as const satisfies Record<ThemeSlug, Title>;

/** Airlines by their codes in lower case. */
const AIRLINES = {
  aa: "American Airlines",
  af: "Air France",
  am: ["Aeromexico", "Aeroméxico"],
  av: "Avianca",
  b6: "JetBlue",
  br: "EVA Air",
  cm: "Copa Airlines",
  ek: "Emirates",
  ey: "Etihad Airways",
  f9: "Frontier Airlines",
  kl: "KLM",
  lh: "Lufthansa",
  nh: "All Nippon Airways",
  nk: "Spirit Airlines",
  tk: "Turkish Airlines",
  ux: "Air Europa",
  wn: "Southwest Airlines",
  ws: "WestJet",
  y4: "Volaris",
} as const satisfies Record<string, Title>;

/** Pages that nothing particular is drawn for: the coast of the home page, in three lights, without words. */
const SITE = { home: "", hotels: "", policies: "" } as const satisfies Record<string, Title>;

const TITLES = { destination: DESTINATIONS, theme: THEMES, airline: AIRLINES, site: SITE } as const;

export type SocialKind = keyof typeof TITLES;

export interface SocialPicture {
  /** Of its file, `/social/<name>.png`. */
  readonly name: string;
  readonly kind: SocialKind;
  /** A poster, a theme, an airline's code in lower case, or a page of the site. */
  readonly slug: string;
  readonly title: string;
}

/** Every picture that links to us are shown with. Spanish has its own where the words differ. */
export const SOCIAL_PICTURES: readonly SocialPicture[] = Object.entries(TITLES).flatMap(([kind, titles]) =>
  Object.entries<Title>(titles).flatMap(([slug, title]) => {
    const [english, spanish] = typeof title === "string" ? [title, title] : title;
    const one = { kind: kind as SocialKind, slug };
    const inEnglish = { ...one, name: slug, title: english };
    return spanish === english ? [inEnglish] : [inEnglish, { ...one, name: `${slug}-es`, title: spanish }];
  }),
);

const names: ReadonlySet<string> = new Set(SOCIAL_PICTURES.map(({ name }) => name));

/** The address of the picture of a page, below the public address; the home page's where the page has none. */
export function socialPictureOf(kind: SocialKind, slug: string, locale: Locale = "en"): string {
  const own = slug.toLowerCase();
  if (!Object.hasOwn(TITLES[kind], own)) return "/social/home.png";
  return `/social/${locale === "es" && names.has(`${own}-es`) ? `${own}-es` : own}.png`;
}
