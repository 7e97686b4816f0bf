import type { z } from "@hono/zod-openapi";

/** An answer in JSON, as the API's description has it. */
export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { "application/json": { schema } },
});
