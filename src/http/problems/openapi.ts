import { type Hook, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import { type ProblemCode, ProblemError, PROBLEMS } from "./problem.ts";

const problemSchema = z
  .object({
    status: z.number().int(),
    title: z.string(),
    code: z.enum(Object.keys(PROBLEMS) as [keyof typeof PROBLEMS, ...(keyof typeof PROBLEMS)[]]),
    detail: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    totalAmount: z.number().nonnegative().optional().describe("Of `price_changed`: the true total"),
    currency: z.string().length(3).optional().describe("Of `price_changed`: what the total is in"),
    reason: z.string().optional().describe("Of `payment_declined` and `not_cancellable`: why"),
    quote: z.record(z.string(), z.unknown()).optional().describe("Of `quote_changed`: the CancellationQuote of now"),
  })
  .openapi("Problem");

/** What every call may answer: nobody may ask too often, and there may be too much to do. */
const ALWAYS = ["rate_limited", "overloaded", "unavailable"] as const satisfies readonly ProblemCode[];

type StatusOf<Code extends ProblemCode> = (typeof PROBLEMS)[Code]["status"];

/** The error answers of a route, for its description. @param codes what it may answer besides what every call may. */
export function problemAnswers<Code extends ProblemCode>(...codes: Code[]) {
  const all: readonly ProblemCode[] = [...codes, ...ALWAYS];
  const statuses = new Set(all.map((code) => PROBLEMS[code].status));
  const answers = [...statuses].map((status) => [
    status,
    answerOf(
      status,
      all.filter((code) => PROBLEMS[code].status === status),
    ),
  ]);
  return Object.fromEntries(answers) as Record<StatusOf<Code | (typeof ALWAYS)[number]>, ReturnType<typeof answerOf>>;
}

function answerOf(status: number, codes: readonly ProblemCode[]) {
  const description = codes.map((code) => `\`${code}\``).join(", ");
  const answer = { description, content: { "application/problem+json": { schema: problemSchema } } };
  return WAITING.has(status) ? { ...answer, headers: WAIT_HEADERS } : answer;
}

/** After asking too often, and while there is too much to do, one may come again a little later. */
const WAITING: ReadonlySet<number> = new Set([429, 503]);
const WAIT_HEADERS = { "Retry-After": { description: "After how many seconds to ask again", schema: { type: "integer" } } } as const;

/** What a schema found, in words for people. */
const WORDS: Readonly<Record<string, string>> = {
  too_big: "This is longer than can be taken.",
  invalid_type: "This is missing, or of another type than described.",
  invalid_union: "This is of another type than described.",
};

/** Turns a failed schema check into the one problem that names every bad field. */
export function invalidRequestHook(result: Parameters<Hook<unknown, Env, string, unknown>>[0]): void {
  if (result.success) return;
  throw new ProblemError("invalid_request", "Some fields are missing or not valid.", {
    errors: result.error.issues.map((issue) => ({
      path: issue.path.join("."),
      message: messageOf(issue),
    })),
  });
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_value") return WORDS[issue.code] ?? "This value is not valid.";
  const [only, ...others] = issue.values.map(String);
  return others.length === 0 ? `This must be ${only}.` : `Choose one of: ${[only, ...others].join(", ")}.`;
}
