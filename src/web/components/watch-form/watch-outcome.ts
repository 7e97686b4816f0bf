import type { FlightSearch } from "../../../core/flights/index.ts";

/** Why a watch was not asked for. `search`: something is wrong with what was searched for. */
export type WatchFault =
  | { readonly code: "invalid_email" | "too_late" | "search" | "unanswered" }
  | { readonly code: "too_many"; readonly retryAfterSeconds: number };

/** What became of the form. The search is null when nobody can tell what was searched for. */
export type WatchOutcome = { readonly search: FlightSearch | null; readonly email: string } & (
  | { readonly kind: "sent" }
  | { readonly kind: "refused"; readonly fault: WatchFault }
);

/** The HTTP status of an outcome. */
export function watchStatus(outcome: WatchOutcome): number {
  if (outcome.kind === "sent") return 200;
  if (outcome.fault.code === "too_many") return 429;
  return outcome.fault.code === "unanswered" ? 502 : 400;
}
