import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { dialAddress, type Language } from "../../core/kernel/index.ts";
import type { Env } from "../kept/env.ts";
import { PLAIN_STYLES } from "./plain-styles.ts";

export interface PlainWords {
  readonly title: string;
  readonly why: string;
  /** Of the link that leads back to the address that was asked for. */
  readonly back: string;
}

const RATHER: Readonly<Record<Language, string>> = { en: "Or call us, day and night:", es: "O llámenos, de día o de noche:" };

/** A page of the server's own, where the web app is not to be asked: what happened, the way back to the same address, and the number to call. */
export function plainPage(c: Context<Env>, status: ContentfulStatusCode, words: Readonly<Record<Language, PlainWords>>) {
  const { pathname, search } = new URL(c.req.url);
  // Two slashes at its start would make the path another site.
  const here = pathname.replace(/^\/+/, "/") + search;
  const language = languageOf(pathname);
  const { title, why, back } = words[language];
  const agency = c.get("agency");
  return c.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${agency ? `${title} | ${agency.name}` : title}</title>
          <style nonce="${c.get("nonce")}">
            ${PLAIN_STYLES}
          </style>
        </head>
        <body>
          <main>
            ${agency && html`<p class="agency">${agency.name}</p>`}
            <h1>${title}</h1>
            <p>${why}</p>
            <p><a class="back" href="${here}">${back}</a></p>
            ${agency && html`<p>${RATHER[language]} <a href="${dialAddress(agency.phone)}">${agency.phone}</a></p>`}
          </main>
        </body>
      </html>`,
    status,
  );
}

/** Pages in Spanish stand below `/es` or have a Spanish address of their own (`web/i18n/addresses.ts`, which knows each). */
const languageOf = (path: string): Language => (/^\/+(?:es|aerolineas?|reservar-[^/]*)(?:\/|$)/.test(path) ? "es" : "en");

/** Whether an answer is read by a program: of the API, the web app's own script, or who watches the server. */
export const isForProgram = (path: string): boolean =>
  /^\/api(?:\/|$)/.test(path) || path.endsWith(".data") || /^\/(?:healthz|readyz|metrics)$/.test(path);
