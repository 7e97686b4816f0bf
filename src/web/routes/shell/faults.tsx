import { useEffect } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { pageMeta } from "../../present/page-meta.ts";
import { isLineDown, isScriptMissing } from "../../present/unanswered.ts";
import { type Fault, FaultScreen } from "../not-found/fault-screen.tsx";
import type { Route } from "./+types/faults.ts";

/** The head while a fault is shown; a page that opens has its own. */
export const meta: Route.MetaFunction = ({ matches, location, error }) =>
  pageMeta(matches, location.pathname, ({ shell }) => (error ? { title: shell[faultOf(error)].title, isHidden: true } : {}));

export default function Pages() {
  return <Outlet />;
}

/** Faults of a page are shown inside the shell, so that the way on is always in reach. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useWholePage(isScriptMissing(error));
  return <FaultScreen fault={faultOf(error)} />;
}

/** Any file of the site that is small. */
const SMALL_FILE = "/favicon.svg";

/**
 * Where the line is up, the script that does not come is one of a version before, which the server has no more: the page that was led to is asked
 * for whole, with the scripts of now. It cannot go round in circles: a page without its scripts does not come by here.
 */
function useWholePage(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    fetch(SMALL_FILE, { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => ok && window.location.reload(),
      () => {}, // The line is down, as the page says.
    );
  }, [isWanted]);
}

/** Statuses that are no fault of ours and no reason to give up: limits and overload. */
const BUSY: readonly number[] = [429, 503];

function faultOf(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) return isLineDown(error) ? "unreached" : "fault";
  if (error.status === 404) return "notFound";
  return BUSY.includes(error.status) ? "busy" : "fault";
}
