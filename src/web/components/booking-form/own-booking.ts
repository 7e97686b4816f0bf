import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { billPath } from "./bill-path.ts";
import { bookedKey, forget, keep, readKept, SENT_PARAMETER, sentKey } from "./draft-storage.ts";

/** Said on the window once a form that was sent here has its answer: what was kept of it is gone. */
export const ANSWERED = "farewind-answered";

/** What this browser knows of a booking of its own: it was made, or a form was sent and got no answer. `to` leads to the bill or finds out. */
type OwnBooking = { readonly kind: "booked" | "unanswered"; readonly to: string };

/** Kept by the page that shows the bill, for two days at most: whoever goes back must not think that somebody else was quicker. */
export const rememberBooked = (saleId: string, seal: string, today: LocalDate): void => keep(bookedKey(saleId), { seal }, today);

/** Kept by the page of a booking that stands no longer: nobody is held up over one that was cancelled. */
export const forgetBooked = (saleId: string): void => forget(bookedKey(saleId));

/**
 * @param saleId id of the offer or rate of the page.
 * @param query of the page's address; one that has asked already is not told to ask again.
 */
export function findOwnBooking(saleId: string, query: URLSearchParams): OwnBooking | null {
  const seal = readKept(bookedKey(saleId))?.seal;
  if (seal) return { kind: "booked", to: billPath(seal) };
  const sent = query.has(SENT_PARAMETER) ? undefined : readKept(sentKey(saleId))?.idempotencyKey;
  if (!sent) return null;
  const asking = new URLSearchParams([...query, [SENT_PARAMETER, sent]]);
  return { kind: "unanswered", to: `?${asking.toString()}` };
}

/** Of several offers the first that it knows of, rather one that was booked. Null on the server and without scripts. */
export function useOwnBooking(...saleIds: readonly string[]): OwnBooking | null {
  const { search } = useLocation();
  const find = (): OwnBooking | null => {
    const known = saleIds.flatMap((saleId) => findOwnBooking(saleId, new URLSearchParams(search)) ?? []);
    return known.find(({ kind }) => kind === "booked") ?? known[0] ?? null;
  };
  // Compared as a text: each reading makes an object of its own.
  const read = (): string => JSON.stringify(find());
  return JSON.parse(useSyncExternalStore(hearOfChanges, read, () => "null")) as OwnBooking | null;
}

/** Another tab may book while this one lies open, and a page that is gone back to may come as it was left. */
function hearOfChanges(listener: () => void): () => void {
  const events = ["storage", "pageshow", "focus", ANSWERED];
  for (const event of events) globalThis.addEventListener(event, listener);
  return () => {
    for (const event of events) globalThis.removeEventListener(event, listener);
  };
}

/** Whether this browser has booked any of the offers or rates, in whichever tab. */
export const hasBooked = (saleIds: readonly string[]): boolean => saleIds.some((saleId) => readKept(bookedKey(saleId)) !== null);
