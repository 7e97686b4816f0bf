import { webContext } from "../../context.ts";
import type { Route } from "./+types/calendar.ts";
import { openedId } from "./load-managed.ts";

/** The booking that the address opens, as a file for a calendar. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const web = context.get(webContext);
  const id = openedId(url.searchParams.get("booking"), web);
  const found = id === null || id === "old" ? null : await web.useCases.findManagedBooking(id);
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  if (!found || found.bill.status === "pending") return new Response(null, { status: id === "old" ? 410 : 404, headers });
  const { name, contentType, content } = await web.useCases.bookingCalendar(found.bill.bookingId);
  return new Response(content, {
    headers: { ...headers, "Content-Type": contentType, "Content-Disposition": `attachment; filename="${name}"` },
  });
}
