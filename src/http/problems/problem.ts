import { HTTPException } from "hono/http-exception";

/** Every error that the API answers: its HTTP status and a title for people. One table, as the specification has it (document 3). */
export const PROBLEMS = {
  invalid_request: { status: 400, title: "The request is not valid." },
  payment_declined: { status: 402, title: "The card was declined." },
  not_found: { status: 404, title: "There is nothing here." },
  method_not_allowed: { status: 405, title: "This address does not take this method." },
  request_timeout: { status: 408, title: "The request took too long to come." },
  price_changed: { status: 409, title: "The price is a different one now." },
  sold_out: { status: 409, title: "Too few are left." },
  not_cancellable: { status: 409, title: "This booking cannot be given back here." },
  quote_changed: { status: 409, title: "Another amount comes back now." },
  payment_not_asked: { status: 409, title: "The payment never reached the bank." },
  in_progress: { status: 409, title: "The same request is still under way." },
  offer_expired: { status: 410, title: "The offer has expired." },
  too_large: { status: 413, title: "The request is too large." },
  unknown_expectation: { status: 417, title: "This expectation is not known." },
  headers_too_large: { status: 431, title: "The head of the request is too large." },
  rate_limited: { status: 429, title: "Too many requests." },
  internal_error: { status: 500, title: "Something went wrong on our side." },
  supplier_unavailable: { status: 502, title: "The supplier does not answer." },
  overloaded: { status: 503, title: "Too busy to answer." },
  unavailable: { status: 503, title: "Not to be reached for a moment." },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** A field's fault: the name as sent, and what to do about it. */
interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The body of an error answer (RFC 9457, `application/problem+json`). */
interface Problem {
  readonly status: number;
  readonly title: string;
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors?: readonly FieldProblem[];
  readonly [extension: string]: unknown;
}

interface Extensions {
  readonly errors?: readonly FieldProblem[];
  readonly [name: string]: unknown;
}

/** Thrown by a route to answer with a problem; the app turns it into the answer. */
export class ProblemError extends HTTPException {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param extensions further members of the body, such as the true total of `price_changed`.
   * @param headers of the answer, such as `Allow`.
   */
  constructor(code: ProblemCode, detail: string, extensions: Extensions = {}, headers: Readonly<Record<string, string>> = {}) {
    const { status, title } = PROBLEMS[code];
    super(status, { message: detail });
    this.problem = { status, title, code, detail, ...extensions };
    this.headers = headers;
  }
}

/** What passes by itself, with after how many seconds it is worth asking again. */
export const passingProblem = (
  code: "rate_limited" | "overloaded" | "unavailable",
  detail: string,
  retryAfterSeconds: number,
): ProblemError => new ProblemError(code, detail, {}, { "retry-after": String(retryAfterSeconds) });

/** The answer that carries a problem. Never cached. */
export function problemResponse(problem: Problem, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
  });
}
