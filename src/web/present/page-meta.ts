import type { MetaDescriptor } from "react-router";
import { localeOf } from "../i18n/addresses.ts";
import { type Messages, messagesFor } from "../i18n/messages.tsx";
import type { Site } from "./site.tsx";

/** What a page may say of itself. Without a title it carries the product's name, without a description the welcome line. */
export interface PageWords {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly author?: string;
  /** Keeps the page out of search engines. */
  readonly isHidden?: boolean;
}

type Matches = readonly ({ readonly id: string; readonly loaderData: unknown } | undefined)[];
type SiteMeta = Pick<Site, "brand" | "publicUrl">;

/**
 * The head of a page, for its `meta` export: `export const meta: Route.MetaFunction = ({ matches, location }) =>
 * pageMeta(matches, location.pathname, (m) => ({ title: m.home.title }))`.
 */
export function pageMeta(
  matches: Matches,
  pathname: string,
  words: (messages: Messages, brandName: string) => PageWords = () => ({}),
): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === "shell")?.loaderData as SiteMeta | undefined;
  const messages = messagesFor(localeOf(pathname));
  const name = shell?.brand.name ?? "";
  const page = words(messages, name);
  const title = page.title === undefined ? name : `${page.title} | ${name}`;
  const description = page.description ?? messages.shell.welcome(name);
  return [
    { title },
    { name: "description", content: description },
    ...(page.keywords === undefined ? [] : [{ name: "keywords", content: page.keywords }]),
    { name: "author", content: page.author ?? name },
    ...(page.isHidden ? [{ name: "robots", content: "noindex" }] : [canonical(shell, pathname)]),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:site_name", content: name },
    { property: "og:type", content: "website" },
  ];
}

const canonical = (shell: SiteMeta | undefined, pathname: string): MetaDescriptor => ({
  tagName: "link",
  rel: "canonical",
  href: `${shell?.publicUrl ?? ""}${pathname}`,
});
