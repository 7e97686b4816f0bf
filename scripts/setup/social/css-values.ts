/** Custom properties declared in the first block of a style sheet that begins with `selector`. */
export function declarationsOf(css: string, selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector}{`) >= 0 ? css.indexOf(`${selector}{`) : css.indexOf(`${selector} {`);
  if (start < 0) return new Map();
  const block = css.slice(start, css.indexOf("}", start)).replace(/\/\*[\s\S]*?\*\//g, "");
  return new Map(Array.from(block.matchAll(/(--[\w-]+):\s*([^;}]+)/g), ([, name = "", value = ""]) => [name, value.trim()]));
}

/** The same drawing with every `var(--x)` as the color that it stands for: the renderer knows no custom properties. */
export function withValues(svg: string, ...layers: readonly ReadonlyMap<string, string>[]): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => layers.map((layer) => layer.get(name)).find(Boolean) ?? whole);
}
