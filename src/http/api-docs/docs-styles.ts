import { raw } from "hono/html";
import { COLOR_STYLES } from "../document/color-styles.ts";

/** The page about the API, dressed in our colors without asking for a file. Lists stand beside what is read where there is room. */
export const DOCS_STYLES = raw(`
${COLOR_STYLES}
html { scroll-padding-top: 16px }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
.skip { position: absolute; left: -999px }
.skip:focus { left: 16px; top: 16px; padding: 8px 16px; background: var(--surface) }
.page { max-width: 76rem; margin: 0 auto; padding: 24px 16px 64px }
header { border-top: 6px solid var(--sun); background: var(--surface); border-bottom: 1px solid var(--line) }
header > div { max-width: 76rem; margin: 0 auto; padding: 24px 16px }
h1 { margin: 0 0 8px; font-size: 2rem; line-height: 1.15 }
h2 { margin: 48px 0 4px; font-size: 1.5rem; line-height: 1.2 }
h3 { margin: 0; font-size: 1.0625rem; line-height: 1.4 }
h4 { margin: 20px 0 4px; font-size: .875rem; color: var(--ink2) }
p { margin: 0 0 12px; max-width: 46rem }
a { color: var(--sea); text-underline-offset: 3px }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
code { font: .9375em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
pre { margin: 8px 0 0; padding: 12px 16px; border-radius: 8px; background: var(--sunken); overflow-x: auto; overflow-wrap: normal }
pre:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
nav ul { list-style: none; margin: 0 0 16px; padding: 0 }
nav li { margin: 0 }
nav a { display: block; padding: 4px 0; font-size: .9375rem; text-decoration: none }
nav a:hover { text-decoration: underline }
nav .group, nav summary { padding: 4px 0; font-size: .9375rem; font-weight: 700; color: var(--sea); cursor: pointer }
nav details { margin-bottom: 16px }
summary:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
.card { margin: 16px 0; padding: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface) }
.card > p:last-child { margin-bottom: 0 }
.card > h3 + dl { margin-top: 12px }
.method { display: inline-block; min-width: 3.5rem; margin-right: 8px; padding: 1px 8px; border-radius: 999px; text-align: center; font-size: .8125rem; font-weight: 700; background: var(--sky); color: var(--ink) }
.method.post { background: var(--sunSoft) }
.card > .summary { margin: 8px 0 4px; font-weight: 600 }
.quiet { color: var(--ink2); font-size: .9375rem }
dl { margin: 0; border-top: 1px solid var(--line) }
dl > div { padding: 8px 0; border-bottom: 1px solid var(--line) }
dl > div:last-child { border-bottom: 0; padding-bottom: 0 }
dt code, h3 code { font-weight: 600 }
dd { margin: 0; font-size: .9375rem }
dd .quiet { display: block }
.type { font-size: .875rem; color: var(--ink2) }
.problems { display: flex; flex-wrap: wrap; gap: 2px 20px; margin: 0 0 12px; padding: 0; list-style: none; color: var(--ink2); font-size: .9375rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: 8px 12px 8px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-size: .9375rem; overflow-wrap: normal }
tbody tr:last-child td { border-bottom: 0 }
@media (min-width: 60rem) {
  .page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 48px }
  nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px); overflow-y: auto }
  main > section:first-child h2 { margin-top: 0 }
  dl > div { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); gap: 24px }
}
@media print { nav { display: none } .page { display: block } .card { break-inside: avoid } }
`);
