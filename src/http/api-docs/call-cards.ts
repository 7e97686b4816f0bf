import { html } from "hono/html";
import type { Call } from "./calls.ts";
import { breakable, fieldList, type Html, marked, schemaId, typeText } from "./field-list.ts";
import { fieldsOf, type Schemas, typeOf } from "./fields.ts";
import { GROUPS } from "./groups.ts";

export const groupId = (name: string): string => `group-${name.toLowerCase()}`;

/** The calls of a group: what is only read comes first. */
export const callsIn = (group: string, calls: readonly Call[]): Call[] =>
  calls.filter((call) => call.group === group).toSorted((a, b) => Number(a.method !== "GET") - Number(b.method !== "GET"));

/** Every call, group by group. */
export const groupSections = (calls: readonly Call[]): Html[] =>
  Object.values(GROUPS).map(
    ({ name, description }) =>
      html`<section id="${groupId(name)}">
        <h2>${name}</h2>
        <p class="quiet">${description}</p>
        ${callsIn(name, calls).map(callCard)}
      </section>`,
  );

function callCard({ id, method, path, summary, about, parameters, body, answer, problems, example }: Call): Html {
  return html`<article class="card" id="${id}">
    <h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${breakable(path)}</code></h3>
    <p class="summary">${summary}</p>
    ${about === "" ? "" : html`<p>${marked(about)}</p>`} ${parameters.length === 0 ? "" : html`<h4>Parameters</h4>`}
    ${fieldList(parameters, "optional")} ${body === null ? "" : html`<h4>Body: ${typeText(body.type)}</h4>`}
    ${fieldList(body?.fields ?? [], "required")} ${exampleOf(body?.example ?? null)}
    <h4>Answer ${answer.status}: ${typeText(answer.type)}</h4>
    <p class="quiet">${marked(answer.about)}</p>
    ${fieldList(answer.fields, "required")}
    <h4><a href="#problems">Problems</a></h4>
    <ul class="problems">
      ${problems.map(({ status, codes }) => html`<li>${status} ${marked(codes)}</li>`)}
    </ul>
    ${example === null ? "" : html`<p class="quiet">Try <a href="${example}">${example}</a></p>`}
  </article>`;
}

const exampleOf = (body: unknown): Html | "" =>
  body === null ? "" : html`<pre tabindex="0"><code>${JSON.stringify(body, null, 2)}</code></pre>`;

/** What several calls take or answer. */
export const shapesSection = (schemas: Schemas): Html =>
  html`<section id="shapes">
    <h2>Shapes</h2>
    <p class="quiet">What several calls take or answer. A field is there, or has to be, unless it is called optional.</p>
    ${Object.entries(schemas).map(([name, schema]) => {
      const fields = fieldsOf(schema, schemas);
      return html`<article class="card" id="${schemaId(name)}">
        <h3><code>${name}</code></h3>
        ${fields.length === 0 ? html`<p>${typeText(typeOf(schema))}</p>` : fieldList(fields, "required")}
      </article>`;
    })}
  </section>`;
