import { DAY, NIGHT } from "../../core/colors/index.ts";

const declared = (colors: typeof NIGHT): string =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color}`)
    .join("; ");

/** Our colors, by day and in the evening, for pages of the server's own: they ask for no file. */
export const COLOR_STYLES = `:root { color-scheme: light dark; ${declared(DAY)} }
@media (prefers-color-scheme: dark) { :root { ${declared(NIGHT)} } }
* { box-sizing: border-box }`;
