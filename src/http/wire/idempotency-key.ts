import { ProblemError } from "../problems/problem.ts";

const MAX_KEY_LENGTH = 255;

/** A blank key is no key; a key of any other shape is the client's business, as long as it can be kept. */
export function idempotencyKeyOf(header: string | undefined): string | null {
  const key = header?.trim() ?? "";
  if (key.length <= MAX_KEY_LENGTH) return key === "" ? null : key;
  const message = `A key has at most ${MAX_KEY_LENGTH} characters.`;
  throw new ProblemError("invalid_request", message, { errors: [{ path: "Idempotency-Key", message }] });
}
