import { at, type Screen } from "./screens.ts";

const BOSTON = "source=BOS-Boston&when=day&date=Mar-12-2027";

/** The map of where one can fly to, and the states in which it looks different. */
export const EXPLORE_SCREENS: readonly Screen[] = [
  { name: "explore", open: at(`/explore?${BOSTON}`) },
  { name: "explore with filters", open: at(`/explore?${BOSTON}&region=europe&theme=city`) },
  { name: "explore with nothing left", open: at(`/explore?${BOSTON}&maxPrice=1`), part: "main" },
  { name: "explorar", open: at(`/es/explore?${BOSTON}`), language: "es" },
];
