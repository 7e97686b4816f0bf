import type { Context } from "hono";
import { html } from "hono/html";
import type { Env } from "../kept/env.ts";
import { ProblemError, problemResponse } from "./problem.ts";
import { PLAIN_STYLES } from "./plain-styles.ts";

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
export function tooLarge(c: Context<Env>): Response | Promise<Response> {
  c.header("Connection", "close");
  if (c.req.path.startsWith("/api/"))
    return problemResponse(new ProblemError("too_large", "A request may hold 64 KB.").problem, { connection: "close" });
  const { pathname, search } = new URL(c.req.url);
  // Two slashes at its start would make the path another site.
  const form = pathname.replace(/^\/+/, "/") + search;
  const language = languageOf(pathname);
  const { title, why, back } = WORDS[language];
  return c.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style nonce="${c.get("nonce")}">
            ${PLAIN_STYLES}
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>${why}</p>
            <p><a href="${form}">${back}</a></p>
          </main>
        </body>
      </html>`,
    413,
  );
}

/** Pages in Spanish stand below `/es` or have a Spanish address of their own (`web/i18n/addresses.ts`, which knows each). */
const languageOf = (path: string): keyof typeof WORDS => (/^\/+(?:es|aerolineas?|reservar-[^/]*)(?:\/|$)/.test(path) ? "es" : "en");
