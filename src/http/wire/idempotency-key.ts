import { z } from "@hono/zod-openapi";
import { ProblemError } from "../problems/problem.ts";

const MAX_KEY_LENGTH = 255;

/** The header that makes a call safe to send again, as the API's description has it. `idempotencyKeyOf` reads it, whatever its letters. */
export const IDEMPOTENCY_HEADERS = z.object({
  "Idempotency-Key": z.string().optional().openapi({
    maxLength: MAX_KEY_LENGTH,
    description: "A text that the caller makes up for this request: sent again with it, the request is done once and gets the same answer",
    example: "8c0e1f2a-5d7b-4b7e-9a55-3f1d2c6b7a90",
  }),
});

/** A blank key is no key; a key of any other shape is the client's business, as long as it can be kept. */
export function idempotencyKeyOf(header: string | undefined): string | null {
  const key = header?.trim() ?? "";
  if (key.length <= MAX_KEY_LENGTH) return key === "" ? null : key;
  const message = `A key has at most ${MAX_KEY_LENGTH} characters.`;
  throw new ProblemError("invalid_request", message, { errors: [{ path: "Idempotency-Key", message }] });
}
