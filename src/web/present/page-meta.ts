import type { MetaDescriptor } from "react-router";
import { socialPictureOf } from "../art/social/social-picture.ts";
import { hasTwin, localeOf, pathIn } from "../i18n/addresses.ts";
import { type Locale, LOCALES } from "../i18n/locale.ts";
import { type Messages, messagesFor } from "../i18n/messages.tsx";
import type { Site } from "./site.tsx";
import { structuredData, type StructuredPart } from "./structured-data.ts";

/** What a page may say of itself. Without a title it carries the product's name, without a description the welcome line. */
export interface PageWords {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly author?: string;
  /** Keeps the page out of search engines. */
  readonly isHidden?: boolean;
  /** What other sites show with a link to the page, 1200 by 630: where it stands and what is seen on it. Else the coast of the home page. */
  readonly picture?: SharedPicture;
  /** What the page is about, for search engines (schema.org). */
  readonly structured?: readonly StructuredPart[];
}

interface SharedPicture {
  readonly path: string;
  readonly alt: string;
}

type Matches = readonly ({ readonly id: string; readonly loaderData: unknown } | undefined)[];
export type SiteMeta = Pick<Site, "brand" | "publicUrl">;

/** How a language is named to other sites: we write for the United States. */
const OPEN_GRAPH_LOCALES = { en: "en_US", es: "es_US" } as const;

/**
 * The head of a page, for its `meta` export: `export const meta: Route.MetaFunction = ({ matches, location }) =>
 * pageMeta(matches, location.pathname, (m) => ({ title: m.home.title }))`.
 */
export function pageMeta(
  matches: Matches,
  pathname: string,
  words: (messages: Messages, brandName: string) => PageWords = () => ({}),
): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === "shell")?.loaderData as SiteMeta | undefined;
  const locale = localeOf(pathname);
  const messages = messagesFor(locale);
  const name = site?.brand.name ?? "";
  const page = words(messages, name);
  const title = titleWith(page.title, name);
  const description = page.description ?? messages.shell.welcome(name);
  return [
    { title },
    { name: "description", content: description },
    ...(page.keywords === undefined ? [] : [{ name: "keywords", content: page.keywords }]),
    { name: "author", content: page.author ?? name },
    ...(page.isHidden ? [{ name: "robots", content: "noindex" }] : addresses(site?.publicUrl ?? "", pathname)),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:site_name", content: name },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: OPEN_GRAPH_LOCALES[locale] },
    // A hidden page is shared by the address that it has: without its query it would be another.
    ...(page.isHidden ? [] : [{ property: "og:url", content: `${site?.publicUrl ?? ""}${pathname}` }]),
    ...(!page.isHidden && hasTwin(pathname) ? otherLocales(locale) : []),
    ...picture(site?.publicUrl ?? "", page.picture ?? { path: DEFAULT_PICTURE, alt: messages.home.scene }),
    ...(page.structured && site ? structuredData(site, locale, page.structured) : []),
  ];
}

/** A title that names the agency already stays as it is. */
const titleWith = (title: string | undefined, name: string): string =>
  title === undefined ? name : title.includes(name) ? title : `${title} | ${name}`;

const DEFAULT_PICTURE = socialPictureOf("site", "home");

const otherLocales = (own: Locale): MetaDescriptor[] =>
  LOCALES.filter((locale) => locale !== own).map((locale) => ({
    property: "og:locale:alternate",
    content: OPEN_GRAPH_LOCALES[locale],
  }));

const picture = (publicUrl: string, { path, alt }: SharedPicture): MetaDescriptor[] => [
  { property: "og:image", content: `${publicUrl}${path}` },
  { property: "og:image:alt", content: alt },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { name: "twitter:card", content: "summary_large_image" },
];

/** The one address of the page, and those of its editions in each language. */
function addresses(publicUrl: string, pathname: string): MetaDescriptor[] {
  const link = (rel: string, path: string, hrefLang?: string): MetaDescriptor => ({
    tagName: "link",
    rel,
    href: `${publicUrl}${path}`,
    ...(hrefLang !== undefined && { hrefLang }),
  });
  const own = link("canonical", pathname);
  if (!hasTwin(pathname)) return [own];
  const editions = LOCALES.map((locale) => link("alternate", pathIn(locale, pathname), locale));
  return [own, ...editions, link("alternate", pathIn("en", pathname), "x-default")];
}
