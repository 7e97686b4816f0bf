import { listIndexedPages } from "../../content/indexed-pages.server.ts";
import { webContext } from "../../context.ts";
import type { Route } from "./+types/route.ts";
import { writeSitemap } from "./write-sitemap.ts";

/** Every page that search engines shall know, each with its editions in other languages. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(webContext);
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(writeSitemap(listIndexedPages(), publicUrl), { headers });
}
