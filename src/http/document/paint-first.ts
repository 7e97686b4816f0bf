import type { WordFilesOf } from "./read-word-files.ts";

/** The text of a style sheet of ours by its address; null for one that is not there. */
export type StyleOf = (href: string) => string | null;

/**
 * Lets a page be seen before anything but the document and its fonts has come. Its style sheets, some ten small files, move into the
 * document; its scripts, some twenty files, begin once the first picture of the page is on the screen instead of competing with it for
 * a phone's line; with them those that hold the page's words, which they would ask for only after they have come. What React finds when it
 * takes over is what it left: links that are switched off still hold their places. Where a script fails to come, the page becomes what it
 * is for browsers without any.
 */
export function paintFirst(html: string, nonce: string, styleOf: StyleOf, wordFilesOf: WordFilesOf): string {
  return startLate(inlineStyles(html, nonce, styleOf), nonce, wordFilesOf(LANGUAGE.exec(html)?.[1] ?? ""));
}

const LANGUAGE = /<html\b[^>]* lang="([^"]+)"/;

const STYLE_LINK = /<link\b[^>]* rel="stylesheet" href="([^"#]+)[^"]*"\/>/g;

function inlineStyles(html: string, nonce: string, styleOf: StyleOf): string {
  const texts: string[] = [];
  const quiet = html.replace(STYLE_LINK, (link, href: string) => {
    const text = styleOf(href);
    if (text === null) return link;
    texts.push(text);
    return `${texts.length === 1 ? PLACE : ""}${link.slice(0, -2)} disabled=""/>`;
  });
  return quiet.replace(PLACE, () => `<style nonce="${nonce}">${texts.join("")}</style>`);
}

/** Where the styles go: before the first link, so that the layers are declared where they were. */
const PLACE = "<!--styles-->";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE = (nonce: string): string => `<script nonce="${nonce}" type="module" async="">`;

function startLate(html: string, nonce: string, wordFiles: readonly string[]): string {
  if (!html.includes(MODULE(nonce))) return html;
  const preloads = new Set([...[...html.matchAll(PRELOAD)].map(([, href = ""]) => href), ...wordFiles]);
  return html
    .replace(PRELOAD, "")
    .replace(MODULE(nonce), `<script nonce="${nonce}" type="text/plain" data-late="${[...preloads].join(" ")}">`)
    .replace("</head>", () => `<script nonce="${nonce}">${STARTER}</script></head>`);
}

/**
 * Begins the scripts after the first picture; a page in a tab that nobody sees draws none, and begins a little later. Only what carries
 * the page's own nonce is begun, or, in a page for all, what the policy allows by its hash. `data-page` is there once React has taken over:
 * until then a script that has not come, of which a browser makes a TypeError where another script asks for it, means that it never will.
 */
const STARTER = `(() => {
const { nonce } = document.currentScript;
let begun = false;
let gaveUp = false;
const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes, nonce && { nonce }));
const begin = () => {
if (begun) return;
begun = true;
const late = [...document.querySelectorAll("script[data-late]")].findLast((script) => script.nonce === nonce);
addEventListener("unhandledrejection", ({ reason }) => reason instanceof TypeError && giveUp());
for (const href of late.dataset.late.split(" ")) add("link", { rel: "modulepreload", href });
add("script", { type: "module", textContent: late.textContent, onerror: giveUp });
};
const giveUp = () => {
if (gaveUp || document.documentElement.dataset.page !== undefined) return;
gaveUp = true;
const template = document.createElement("template");
for (const plain of document.querySelectorAll("noscript")) {
template.innerHTML = plain.textContent;
plain.replaceWith(template.content);
}
for (const { cssRules } of document.styleSheets) stylePlainly(cssRules);
};
const stylePlainly = (rules) => {
for (const { media, cssRules } of rules) {
if (media) media.mediaText = media.mediaText.replace("(scripting: none)", "(min-width: 0)");
if (cssRules) stylePlainly(cssRules);
}
};
addEventListener("DOMContentLoaded", () => {
new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && begin()).observe({ type: "paint", buffered: true });
setTimeout(begin, 2000);
});
})()`;
