import { isRouteErrorResponse, Outlet } from "react-router";
import { pageMeta } from "../../present/page-meta.ts";
import { isLineDown } from "../../present/unanswered.ts";
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
  return <FaultScreen fault={faultOf(error)} />;
}

/** Statuses that are no fault of ours and no reason to give up: limits and overload. */
const BUSY: readonly number[] = [429, 503];

function faultOf(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) return isLineDown(error) ? "unreached" : "fault";
  if (error.status === 404) return "notFound";
  return BUSY.includes(error.status) ? "busy" : "fault";
}
