import { isRouteErrorResponse, Outlet } from "react-router";
import { FaultScreen } from "../not-found/fault-screen.tsx";
import type { Route } from "./+types/faults.ts";

export default function Pages() {
  return <Outlet />;
}

/** Faults of a page are shown inside the shell, so that the way on is always in reach. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultScreen isNotFound={isRouteErrorResponse(error) && error.status === 404} />;
}
