import { z } from "@hono/zod-openapi";
import { LANGUAGES } from "../../core/kernel/index.ts";
import { searchQuerySchema } from "./search-query.ts";

const count = z.union([z.string().max(20), z.number()]).optional();

/** A search as its query has it, and who is to be told. */
export const watchBodySchema = searchQuerySchema
  .omit({ tpassenger: true, classes: true })
  .extend({
    adults: count.openapi({ example: 1 }).describe("1 where it is left out"),
    children: count.describe("From two to twelve years"),
    infants: count.describe("Below two years"),
    email: z.string().max(1000).default("").describe("Who is told, once they have confirmed it").openapi({ example: "ana@mail.example" }),
    language: z.enum(LANGUAGES).default("en").describe("In which we write"),
    currency: z.string().max(10).default("USD").describe("In which totals are told; US dollars where we have no rate"),
  })
  .openapi("WatchRequest", { required: ["source", "destination", "date", "email"] });

export const watchReceiptSchema = z
  .object({ status: z.literal("asked").describe("The same whether or not the address is known here") })
  .openapi("WatchReceipt");

/** The search of a body, as its query. */
export const watchQueryOf = (body: z.infer<typeof watchBodySchema>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(body).flatMap(([name, value]) => (value === undefined || NO_SEARCH.has(name) ? [] : [[name, String(value)]])),
  );

const NO_SEARCH = new Set(["email", "language", "currency"]);
