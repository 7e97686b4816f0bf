import sprite from "./parts.svg?raw";

/**
 * The parts that pictures are made of, by name. In them `class="h-wall"` fills with the wall's color and `hl-wall` draws a line
 * of it; `h-win` holds windows, one to a subpath, that are lit or not, and `h-lamp` those that are drawn only when they are.
 */
const PARTS: ReadonlyMap<string, string> = new Map(
  [...sprite.matchAll(/<(?:symbol|path) id="([^"]+)".*?(?:<\/symbol>|\/>(?=\n))/gs)].map(([markup, name = ""]) => [name, markup]),
);

/** The parts' own markup with what they use themselves, each once. A name that there is not is a defect. */
export function partsWithNeeds(names: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  const take = (name: string): void => {
    if (found.has(name)) return;
    const markup = PARTS.get(name);
    if (markup === undefined) throw new Error(`There is no part ${name} of a hotel's picture.`);
    for (const [, needed = ""] of markup.matchAll(/href="#([^"]+)"/g)) take(needed);
    found.set(name, markup);
  };
  names.forEach(take);
  return [...found.values()];
}
