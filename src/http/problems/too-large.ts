import type { Context } from "hono";
import { html } from "hono/html";
import { ProblemError, problemResponse } from "./problem.ts";

/** The most that a request body may hold: a full form of nine travellers takes a tenth of it. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * A body over the limit: a problem for programs, a page with the way back for people who posted a form. The rest of the body is not
 * read, so the connection cannot be used again, and the answer says so.
 */
export function tooLarge(c: Context): Response | Promise<Response> {
  c.header("Connection", "close");
  if (c.req.path.startsWith("/api/"))
    return problemResponse(new ProblemError("too_large", "A request may hold 64 KB.").problem, { connection: "close" });
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>The form is too large</title>
        </head>
        <body>
          <main>
            <h1>The form is too large</h1>
            <p>A form may hold 64 KB in all. Nothing was booked and nothing was charged.</p>
            <p><a href="${c.req.path}">Back to the form</a></p>
          </main>
        </body>
      </html>`,
    413,
  );
}
