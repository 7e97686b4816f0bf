import { html } from "hono/html";
import { PROBLEMS } from "../problems/problem.ts";
import { breakable, type Html, schemaId } from "./field-list.ts";
import { limitLines } from "./limit-words.ts";

/** Every problem that the API answers. */
export const problemsSection = (): Html =>
  html`<section id="problems">
    <h2>Problems</h2>
    <p>
      What goes wrong comes as <code>application/problem+json</code> (RFC 9457): <a href="#${schemaId("Problem")}">Problem</a>. Its
      <code>code</code> says which it is; <code>errors</code> names each bad field as it was sent.
    </p>
    ${table(
      ["Status", "Code", "Title"],
      Object.entries(PROBLEMS)
        .toSorted(([, one], [, other]) => one.status - other.status)
        .map(([code, { status, title }]) => [status, html`<code>${breakable(code)}</code>`, title]),
    )}
  </section>`;

/** How much may be asked for. @param times see `limitLines`. */
export const limitsSection = (times: number): Html =>
  html`<section id="limits">
    <h2>Limits</h2>
    <p>More is answered with 429 and, in <code>Retry-After</code>, after how many seconds to ask again. Nothing was done then.</p>
    ${table(
      ["What", "At most", "Of"],
      limitLines(times).map(({ what, most, whose }) => [what, most, whose]),
    )}
  </section>`;

const table = (heads: readonly string[], rows: readonly (readonly (Html | string | number)[])[]): Html =>
  html`<div class="card">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
