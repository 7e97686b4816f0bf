import { z } from "@hono/zod-openapi";
import type { Cancellation } from "../../core/hotels/index.ts";
import { toNumber } from "../../core/kernel/index.ts";
import { amount } from "./amounts.ts";

export const cancellationSchema = z
  .object({
    freeUntil: z.string().nullable().describe("Wall time at the hotel; null when a cancellation is not free, or no longer"),
    steps: z
      .array(z.object({ from: z.string().nullable(), penalty: amount }))
      .describe("What it costs from when on, in USD for the whole booking; null is from the booking on"),
  })
  .openapi("Cancellation");

/** A cancellation ladder in the words of the API. */
export const wireCancellation = ({ steps, freeUntilLocal }: Cancellation): z.infer<typeof cancellationSchema> => ({
  freeUntil: freeUntilLocal,
  steps: steps.map(({ fromLocal, penalty }) => ({ from: fromLocal, penalty: toNumber(penalty) })),
});
