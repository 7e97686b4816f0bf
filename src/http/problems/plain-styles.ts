import { raw } from "hono/html";
import { COLOR_STYLES } from "../document/color-styles.ts";

/** A page of the server's own, dressed in our colors without asking for a file. */
export const PLAIN_STYLES = raw(`
${COLOR_STYLES}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif }
main { max-width: 34rem; padding: 32px; border: 1px solid var(--line); border-top: 6px solid var(--sun); border-radius: 16px; background: var(--surface) }
h1 { margin: 0 0 12px; font-size: 1.75rem; line-height: 1.15 }
p { margin: 0 0 20px }
p:last-child { margin: 0 }
.agency { margin: 0 0 4px; font-weight: 700 }
a { color: inherit }
.back { display: inline-block; padding: 12px 20px; border-radius: 8px; background: var(--sun); color: var(--onSun); font-weight: 700; text-decoration: none }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }
`);
