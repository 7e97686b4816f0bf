import { type FlightSearch, parseSearchQuery } from "../../../core/flights/index.ts";
import { parsePlace } from "../../../core/places/index.ts";
import { textIn } from "../../components/booking-form/form-texts.ts";
import type { WatchFault, WatchOutcome } from "../../components/watch-form/watch-outcome.ts";
import type { PageContext } from "../../context.ts";

type Needs = Pick<PageContext, "useCases" | "locale" | "currency" | "address">;

/** Asks for a watch of what the form says, or says why not. */
export async function askWatch(form: FormData, { useCases, locale, currency, address }: Needs): Promise<WatchOutcome> {
  const email = textIn(form, "email");
  const search = searchIn(queryIn(form), useCases.resolvePlace);
  const refused = (fault: WatchFault): WatchOutcome => ({ kind: "refused", fault, email, search });
  if (search === null) return refused({ code: "search" });
  const asked = await useCases.askWatch({ email, language: locale, currency, search }, address);
  if (asked.ok) return { kind: "sent", email, search };
  const { error } = asked;
  switch (error.code) {
    case "invalid_email":
    case "too_late":
      return refused({ code: error.code });
    case "too_many":
      return refused({ code: "too_many", retryAfterSeconds: error.retryAfterSeconds });
    case "supplier_unavailable":
      return refused({ code: "unanswered" });
    default:
      return refused({ code: "search" });
  }
}

/** For a browser that has heard nothing: all stays as it was typed. */
export const unansweredWatch = (form: FormData): WatchOutcome => ({
  kind: "refused",
  fault: { code: "unanswered" },
  email: textIn(form, "email"),
  search: searchIn(queryIn(form), parsePlace),
});

/** What a query searches for; null when it is no whole search. */
export function searchIn(query: URLSearchParams, resolvePlace: Parameters<typeof parseSearchQuery>[1]): FlightSearch | null {
  const parsed = parseSearchQuery(query, (text) => resolvePlace(text));
  return parsed.ok ? parsed.value : null;
}

const queryIn = (form: FormData): URLSearchParams =>
  new URLSearchParams([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[0] !== "email"));
