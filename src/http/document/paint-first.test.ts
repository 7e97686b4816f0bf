import { expect, it } from "vitest";
import { paintFirst } from "./paint-first.ts";

const STYLES: Readonly<Record<string, string>> = { "/assets/a.css": "@layer base, pages;", "/assets/b.css": ".b{content:'$&'}" };
const styleOf = (href: string): string | null => STYLES[href] ?? null;

const wordFilesOf = (language: string): readonly string[] => (language === "es" ? ["/assets/es.js", "/assets/count.js"] : []);

const DOCUMENT = [
  `<html lang="en"><head><title>T</title>`,
  `<link rel="modulepreload" href="/assets/one.js" nonce="n"/><link rel="modulepreload" href="/assets/two.js" nonce="n"/>`,
  `<link nonce="n" rel="stylesheet" href="/assets/a.css"/><link nonce="n" rel="stylesheet" href="/assets/b.css#"/>`,
  `<link nonce="n" rel="stylesheet" href="/assets/gone.css"/></head>`,
  `<body><script nonce="n">context()</script><script nonce="n" type="module" async="">import "/assets/one.js";</script></body></html>`,
].join("");

it("moves style sheets into the document, in their order, and switches their links off", () => {
  const html = paintFirst(DOCUMENT, "n", styleOf, wordFilesOf);
  expect(html).toContain(
    `<style nonce="n">@layer base, pages;.b{content:'$&'}</style><link nonce="n" rel="stylesheet" href="/assets/a.css" disabled=""/>`,
  );
  expect(html).toContain(`href="/assets/b.css#" disabled=""/>`);
});

it("leaves the link of a style sheet that it does not find", () => {
  expect(paintFirst(DOCUMENT, "n", styleOf, wordFilesOf)).toContain(`<link nonce="n" rel="stylesheet" href="/assets/gone.css"/>`);
});

it("lets scripts begin later: nothing asks for them, and what starts them stands at the end of the head", () => {
  const html = paintFirst(DOCUMENT, "n", styleOf, wordFilesOf);
  expect(html).not.toMatch(/<link rel="modulepreload"|type="module" async/);
  expect(html).toContain(
    `<script nonce="n" type="text/plain" data-late="/assets/one.js /assets/two.js">import "/assets/one.js";</script></body>`,
  );
  expect(html).toMatch(/<script nonce="n">\(\(\) => [^<]*<\/script><\/head>/);
  expect(html).toContain(`<script nonce="n">context()</script>`);
});

it("asks for the words of the page's language together with its scripts", () => {
  const html = paintFirst(DOCUMENT.replace(`lang="en"`, `data-page="" lang="es"`), "n", styleOf, wordFilesOf);
  expect(html).toContain(`data-late="/assets/one.js /assets/two.js /assets/es.js /assets/count.js"`);
});

it("takes no script for the page's that does not carry its nonce", () => {
  const smuggled = DOCUMENT.replaceAll(`nonce="n" type="module"`, `nonce="m" type="module"`);
  expect(paintFirst(smuggled, "n", styleOf, wordFilesOf)).toContain(`<script nonce="m" type="module" async="">`);
});

it("gives a page without scripts no script", () => {
  const plain = `<html><head><link nonce="n" rel="stylesheet" href="/assets/a.css"/></head><body>read me</body></html>`;
  expect(paintFirst(plain, "n", styleOf, wordFilesOf)).toBe(
    `<html><head><style nonce="n">@layer base, pages;</style><link nonce="n" rel="stylesheet" href="/assets/a.css" disabled=""/></head><body>read me</body></html>`,
  );
});
