const scenes = import.meta.glob<string>("./*.svg", { eager: true, query: "?url", import: "default" });

/**
 * The address of the scene of a travel theme, 1200 by 700: the SVG of this folder that is named like the theme.
 * @throws Error where none is drawn: the check of the pages refuses it before.
 */
export function themeSceneOf(theme: string): string {
  const scene = scenes[`./${theme}.svg`];
  if (scene === undefined) throw new Error(`No scene is named ${theme}.`);
  return scene;
}
