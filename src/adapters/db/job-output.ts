/** Under which name a job's row says why it has not come to its end. */
export const FAILURE = "failure";

/** What is kept of a try that came to no end. */
export type JobOutput = { readonly [FAILURE]: string };

export const WAITS: JobOutput = { [FAILURE]: "It waits for the outside." };

/** Causes have causes; a chain that leads back to itself ends. */
const MOST_CAUSES = 5;

/**
 * A failed try for the queue's row: types and codes down to its cause, `DrizzleQueryError, DatabaseError 57P01`. Never a message: that
 * of a failed query holds the names, addresses and mails that were to be written, and rows of jobs are read by nobody who redacts.
 */
export function failureOf(error: unknown): JobOutput {
  const names: string[] = [];
  for (let cause = error; cause instanceof Error && names.length < MOST_CAUSES; cause = cause.cause) {
    const code = "code" in cause && isCode(cause.code) ? ` ${cause.code}` : "";
    names.push(`${cause.constructor.name}${code}`);
  }
  return { [FAILURE]: names.length === 0 ? "unknown" : names.join(", ") };
}

/** `57P01`, `ECONNREFUSED`: a word and no text. */
const isCode = (code: unknown): code is string => typeof code === "string" && /^\w{1,40}$/.test(code);
