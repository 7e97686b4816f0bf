const posters = import.meta.glob<string>("./*.svg", { eager: true, query: "?url", import: "default" });

/**
 * The address of a destination's poster, 800 by 1000: the SVG of this folder that is named like the page.
 * @throws Error where none is drawn: the check of the pages refuses it before.
 */
export function posterOf(slug: string): string {
  const poster = posters[`./${slug}.svg`];
  if (poster === undefined) throw new Error(`No poster is named ${slug}.`);
  return poster;
}
