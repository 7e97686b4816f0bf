import type { IndexedPage } from "../../content/indexed-pages.server.ts";
import { LOCALES } from "../../i18n/locale.ts";

/** The sitemap of pages (sitemaps.org 0.9, alternates as xhtml links), with absolute addresses. */
export function writeSitemap(pages: readonly IndexedPage[], publicUrl: string): string {
  const absolute = (path: string): string => escapeXml(encodeURI(`${publicUrl}${path}`));
  const urls = pages.map(({ path, editions, changedOn }) => {
    const alternates = editions
      ? [...LOCALES.map((locale) => [locale, editions[locale]] as const), ["x-default", editions.en] as const]
      : [];
    return [
      `<url><loc>${absolute(path)}</loc>`,
      changedOn === null ? "" : `<lastmod>${escapeXml(changedOn)}</lastmod>`,
      ...alternates.map(([language, edition]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(edition)}"/>`),
      "</url>",
    ].join("");
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    `</urlset>\n`,
  ].join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
