import type { Context } from "hono";
import type { Env } from "../kept/env.ts";
import { ProblemError } from "./problem.ts";
import { refusal } from "./refusal.ts";

/** The most that a request body may hold: a full form of nine travellers takes a tenth of it. */
export const MAX_BODY_BYTES = 64 * 1024;

const WORDS = {
  en: {
    title: "The form is too large",
    why: "A form may hold 64 KB in all. Nothing was sent, booked or charged.",
    back: "Back to the form",
  },
  es: {
    title: "El formulario es demasiado grande",
    why: "Un formulario puede tener 64 KB en total. No se envió, reservó ni cobró nada.",
    back: "Volver al formulario",
  },
} as const;

/**
 * A body over the limit: a problem for programs, a page with the way back for people who posted a form. The rest of the body is not
 * read, so the connection cannot be used again, and the answer says so.
 */
export const tooLarge = (c: Context<Env>): Response | Promise<Response> =>
  refusal(c, new ProblemError("too_large", "A request may hold 64 KB.", {}, { connection: "close" }), WORDS);
