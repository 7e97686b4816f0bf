/** The five scenes of an airline's picture. */
export const HERO_SCENES = ["gate", "climb", "window", "row", "runway"] as const;
export type HeroSceneName = (typeof HERO_SCENES)[number];

interface HeroChoice {
  readonly scene: HeroSceneName;
  /** Which way the nose points. */
  readonly facing: "left" | "right";
}

/** Chosen by hand for the airlines that have a page: neighbors in the list of airlines never share a scene. */
const CHOSEN: ReadonlyMap<string, HeroChoice> = new Map([
  ["AM", { scene: "row", facing: "left" }],
  ["UX", { scene: "climb", facing: "right" }],
  ["AF", { scene: "window", facing: "left" }],
  ["NH", { scene: "gate", facing: "right" }],
  ["AA", { scene: "runway", facing: "left" }],
  ["AV", { scene: "climb", facing: "left" }],
  ["CM", { scene: "gate", facing: "left" }],
  ["EK", { scene: "runway", facing: "right" }],
  ["EY", { scene: "window", facing: "right" }],
  ["BR", { scene: "row", facing: "right" }],
  ["F9", { scene: "climb", facing: "left" }],
  ["B6", { scene: "window", facing: "right" }],
  ["KL", { scene: "gate", facing: "left" }],
  ["LH", { scene: "row", facing: "right" }],
  ["WN", { scene: "climb", facing: "right" }],
  ["NK", { scene: "runway", facing: "left" }],
  ["TK", { scene: "window", facing: "left" }],
  ["Y4", { scene: "row", facing: "left" }],
  ["WS", { scene: "gate", facing: "right" }],
] as const);

/** The scene of an airline: always the same one for the same code. */
export function heroChoice(code: string): HeroChoice {
  const chosen = CHOSEN.get(code);
  if (chosen !== undefined) return chosen;
  let sum = 0;
  for (const character of code) sum = sum * 31 + (character.codePointAt(0) ?? 0);
  return { scene: HERO_SCENES[sum % HERO_SCENES.length] ?? "gate", facing: sum % 2 === 0 ? "left" : "right" };
}
