import { html } from "hono/html";
import type { Field, TypePart } from "./fields.ts";

/** A piece of a page. */
export type Html = ReturnType<typeof html>;

/** Whether a list is of what may be asked with, most of which need not be, or of what is there, most of which always is. */
type Usual = "optional" | "required";

export const schemaId = (name: string): string => `schema-${name}`;

/** Fields with what they hold and what is to be said of them; nothing where there is none. */
export function fieldList(fields: readonly (Field & { readonly where?: string })[], usual: Usual): Html | "" {
  if (fields.length === 0) return "";
  return html`<dl>
    ${fields.map(
      (field) =>
        html`<div>
          <dt>
            <code>${field.name}</code> <span class="type">${typeText(field.type)}${placeOf(field.where)}${unusual(field, usual)}</span>
          </dt>
          <dd>${marked(field.about)} ${noted("Default", field.standard)} ${noted("Such as", field.example)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Most parameters stand in the query: the others say where they do. */
const placeOf = (where: string | undefined): string => (where === "header" || where === "path" ? ` · ${where}` : "");

function unusual({ isRequired }: Field, usual: Usual): string {
  const is = isRequired ? "required" : "optional";
  return is === usual ? "" : ` · ${is}`;
}

const noted = (what: string, value: string | null): Html | "" =>
  value === null ? "" : html`<span class="quiet">${what} <code>${value}</code></span>`;

/** What something holds, each shape with the way to what it is. */
export const typeText = (type: readonly TypePart[]): (Html | string)[] =>
  type.map((part) => (typeof part === "string" ? part : html`<a href="#${schemaId(part.schema)}">${part.schema}</a>`));

/** Words between grave accents are code. */
export const marked = (text: string): (Html | string)[] =>
  text.split("`").map((part, nth) => (nth % 2 === 1 ? html`<code>${part}</code>` : part));

/** Where there is little room, a path goes on below after a stroke, and a code after the line between its words. */
export const breakable = (text: string): Html[] =>
  text.split(/(?<=[/_])/).map((part, nth) => (nth === 0 ? html`${part}` : html`<wbr />${part}`));
