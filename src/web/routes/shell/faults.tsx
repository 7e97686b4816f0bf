import { isRouteErrorResponse, Outlet } from "react-router";
import { pageMeta } from "../../present/page-meta.ts";
import { FaultScreen } from "../not-found/fault-screen.tsx";
import type { Route } from "./+types/faults.ts";

/** The head while a fault is shown; a page that opens has its own. */
export const meta: Route.MetaFunction = ({ matches, location, error }) =>
  pageMeta(matches, location.pathname, ({ shell }) =>
    error ? { title: isNotFound(error) ? shell.notFound.title : shell.fault.title, isHidden: true } : {},
  );

export default function Pages() {
  return <Outlet />;
}

/** Faults of a page are shown inside the shell, so that the way on is always in reach. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultScreen isNotFound={isNotFound(error)} />;
}

const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;
