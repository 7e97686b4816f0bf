import { redirect } from "react-router";
import { pageContext } from "../../context.ts";
import { pathIn } from "../../i18n/addresses.ts";
import type { Route } from "./+types/calendar.ts";
import { openedId } from "./load-managed.ts";

/** The booking that the address opens, as a file for a calendar. An address that opens none leads to the form, which says why. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const web = pageContext({ url, context });
  const id = openedId(url.searchParams.get("booking"), web);
  const found = id === null || id === "old" ? null : await web.useCases.findManagedBooking(id);
  if (!found || found.bill.status === "pending") return redirect(pathIn(web.locale, `/manage-booking${url.search}`));
  const { name, contentType, content } = await web.useCases.bookingCalendar(found.bill.bookingId);
  return new Response(content, {
    headers: {
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
