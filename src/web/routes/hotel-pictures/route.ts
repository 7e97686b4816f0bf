import { webContext } from "../../context.ts";
import type { Route } from "./+types/route.ts";
import { loadPicture } from "./load-picture.ts";

/** A day: the same hotel has the same picture until its parts are drawn better. */
const CACHE_SECONDS = 24 * 60 * 60;

export function loader({ params, context }: Route.LoaderArgs) {
  const { useCases } = context.get(webContext);
  const picture = loadPicture(params.id, params.file, (id) => useCases.findHotel(id));
  if (picture === null) return new Response(null, { status: 404 });
  return new Response(picture, {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": `public, max-age=${CACHE_SECONDS}` },
  });
}
