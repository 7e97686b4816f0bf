import type { Context } from "hono";
import { html } from "hono/html";

/** What whoever starts the server is told, and whoever writes a program for its API. */
export const SIMULATED = "Timetable, fares, hotels and card payments are simulated; nothing here is a real ticket or a real room.";

/** A readable page over the published description. It needs no script: the description is read on the server. */
export function docsPage(siteName: string) {
  return (c: Context) =>
    c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${siteName} API</title>
          </head>
          <body>
            <main>
              <h1>${siteName} API</h1>
              <p>${SIMULATED}</p>
              <p>
                Every call is described in <a href="/api/v1/openapi.json">/api/v1/openapi.json</a> (OpenAPI 3.1), generated from the schemas
                that check the requests.
              </p>
              <p>
                Errors come as <code>application/problem+json</code> with <code>status</code>, <code>title</code>, <code>code</code>,
                <code>detail</code> and, for bad fields, <code>errors</code>.
              </p>
              <p>
                Try: <a href="/api/v1/flights/locations?keyword=new%20york">locations?keyword=new york</a>,
                <a href="/api/v1/flights/exchange-rates">exchange-rates</a>.
              </p>
            </main>
          </body>
        </html>`,
    );
}
