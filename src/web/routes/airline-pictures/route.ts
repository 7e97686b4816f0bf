import type { Route } from "./+types/route.ts";
import { loadPicture } from "./load-picture.ts";

/** A day: the same airline has the same picture until its scene is drawn better. */
const CACHE_SECONDS = 24 * 60 * 60;

export function loader({ params }: Route.LoaderArgs) {
  const picture = loadPicture(params.file);
  if (picture === null) return new Response(null, { status: 404 });
  return new Response(picture, {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": `public, max-age=${CACHE_SECONDS}` },
  });
}
