import { z } from "@hono/zod-openapi";
import { type Money, toNumber } from "../../core/kernel/index.ts";

/** An amount of money as the API writes it: a number with at most two decimals, its currency said beside it. */
export const amount = z.number().nonnegative();

/** Null where there is no amount, because the thing cannot be had at all. */
export const optionalNumber = (sum: Money | null): number | null => (sum === null ? null : toNumber(sum));
