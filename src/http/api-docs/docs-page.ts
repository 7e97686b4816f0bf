import type { Context } from "hono";
import { html } from "hono/html";
import type { LocalDate } from "../../core/kernel/index.ts";
import type { Env } from "../kept/env.ts";
import { callsIn, groupId, groupSections, shapesSection } from "./call-cards.ts";
import { type Call, callsOf } from "./calls.ts";
import { DOCS_STYLES } from "./docs-styles.ts";
import { limitsSection, problemsSection } from "./docs-tables.ts";
import { type Html, schemaId } from "./field-list.ts";
import type { Description } from "./fields.ts";
import { GROUPS } from "./groups.ts";
import { SIMULATED } from "./simulated.ts";

interface DocsParts {
  readonly siteName: string;
  readonly today: () => LocalDate;
  /** As many requests of one address as usual (LIMITS_TIMES). */
  readonly limitsTimes: number;
}

/** The published description for people: every call, what it takes and what it answers. It needs no script. */
export function docsPage({ siteName, today, limitsTimes }: DocsParts, describe: () => Description) {
  return (c: Context<Env>) => {
    const description = describe();
    const schemas = description.components?.schemas ?? {};
    const calls = callsOf(description, today());
    const sections = [begin(), ...groupSections(calls), shapesSection(schemas), problemsSection(), limitsSection(limitsTimes)];
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>API documentation | ${siteName}</title>
            <meta
              name="description"
              content="Every call of the ${siteName} API: what it takes, what it answers, its problems and its limits."
            />
            <link rel="icon" href="/favicon.svg" />
            <style nonce="${c.get("nonce")}">
              ${DOCS_STYLES}
            </style>
          </head>
          <body>
            <a class="skip" href="#begin">Skip to the calls</a>
            ${head(siteName)}
            <div class="page">
              <nav aria-label="Contents">${contents(calls, Object.keys(schemas))}</nav>
              <main>${sections}</main>
            </div>
          </body>
        </html>`,
    );
  };
}

const head = (siteName: string): Html =>
  html`<header>
    <div>
      <p><a href="/">${siteName}</a></p>
      <h1>${siteName} API</h1>
      <p>${SIMULATED}</p>
      <p class="quiet">
        For programs: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1), from which this page is made, and which is made from
        the schemas that check the requests.
      </p>
    </div>
  </header>`;

const begin = (): Html =>
  html`<section id="begin">
    <h2>To begin with</h2>
    <p>
      No key and no account: ask. Bodies and answers are JSON in UTF-8. Amounts are numbers with at most two decimals, in the currency that
      is said beside them, else in US dollars; a time without a zone is the wall clock of the place.
    </p>
    <p>
      A booking takes a search and <code>getbill</code>, with who travels, who pays, and the total that they were shown; between the two an
      offer can be priced again, and a hotel looked at with all its rates. Where that total is another one by now, nothing is booked and the
      answer says the true one.
    </p>
  </section>`;

const contents = (calls: readonly Call[], schemas: readonly string[]): Html =>
  html`${linkList([["begin", "To begin with"]])}
    ${Object.values(GROUPS).map(
      ({ name }) =>
        html`<a class="group" href="#${groupId(name)}">${name}</a> ${linkList(
            callsIn(name, calls).map(({ id, method, path }) => [id, `${method} ${path.replace("/api/v1", "")}`]),
          )}`,
    )}
    <details>
      <summary>Shapes</summary>
      ${linkList(schemas.map((name) => [schemaId(name), name]))}
    </details>
    ${linkList([
      ["problems", "Problems"],
      ["limits", "Limits"],
    ])}`;

const linkList = (links: readonly (readonly [id: string, words: string])[]): Html =>
  html`<ul>
    ${links.map(([id, words]) => html`<li><a href="#${id}">${words}</a></li>`)}
  </ul>`;
