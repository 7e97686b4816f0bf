import { type Hook, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import { ProblemError, PROBLEMS } from "./problem.ts";

const problemSchema = z
  .object({
    status: z.number().int(),
    title: z.string(),
    code: z.enum(Object.keys(PROBLEMS) as [keyof typeof PROBLEMS, ...(keyof typeof PROBLEMS)[]]),
    detail: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .openapi("Problem");

/** The error answers of a route, for its description. */
export function problemAnswers<Status extends number>(...statuses: Status[]) {
  const answer = { description: "A problem", content: { "application/problem+json": { schema: problemSchema } } };
  return Object.fromEntries(statuses.map((status) => [status, answer])) as Record<Status, typeof answer>;
}

/** What a schema found, in words for people. */
const WORDS: Readonly<Record<string, string>> = {
  too_big: "This is longer than can be taken.",
  invalid_type: "This is missing, or of another type than described.",
  invalid_value: "This is none of the values that can be chosen.",
  invalid_union: "This is of another type than described.",
};

/** Turns a failed schema check into the one problem that names every bad field. */
export function invalidRequestHook(result: Parameters<Hook<unknown, Env, string, unknown>>[0]): void {
  if (result.success) return;
  throw new ProblemError("invalid_request", "Some fields are missing or not valid.", {
    errors: result.error.issues.map((issue) => ({
      path: issue.path.join("."),
      message: WORDS[issue.code ?? ""] ?? "This value is not valid.",
    })),
  });
}
