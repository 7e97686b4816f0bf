import { webContext } from "../../context.ts";
import type { Route } from "./+types/route.ts";
import { writeRobots } from "./write-robots.ts";

/** What crawlers may read. */
export function loader({ context }: Route.LoaderArgs): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(writeRobots(context.get(webContext).publicUrl), { headers });
}
