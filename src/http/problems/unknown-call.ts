import type { Context, Hono } from "hono";
import { ProblemError } from "./problem.ts";

/** Answers a call of the API that no route took: another method would have been right (405), or there is no such call (404). */
export function unknownCall(app: Pick<Hono, "routes">) {
  return (c: Context): never => {
    const methods = app.routes
      .filter(({ method, path }) => method !== "ALL" && patternOf(path).test(c.req.path))
      .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    if (methods.length === 0) throw new ProblemError("not_found", "There is no such call. Those that there are stand at /api/docs.");
    const allowed = [...new Set(methods)].join(", ");
    throw new ProblemError("method_not_allowed", `This call takes ${allowed}.`, {}, { Allow: allowed });
  };
}

/** `/offers/:id` as an expression for paths. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:[^/]+/g, "[^/]+")}$`);
