import { z } from "@hono/zod-openapi";
import type { FareDay } from "../../core/flights/index.ts";
import { toNumber } from "../../core/kernel/index.ts";
import { amount } from "./amounts.ts";

export const fareDaysSchema = z
  .object({
    currency: z.literal("USD"),
    days: z.array(
      z.object({
        date: z.string().openapi({ example: "2027-03-12" }),
        base_fare: amount.nullable().describe("USD per traveller, taxes in, of the whole trip; null where nothing is sold"),
      }),
    ),
  })
  .openapi("FareDays");

export const wireFareDays = (days: readonly FareDay[]): z.infer<typeof fareDaysSchema> => ({
  currency: "USD",
  days: days.map(({ date, fare }) => ({ date, base_fare: fare && toNumber(fare) })),
});
