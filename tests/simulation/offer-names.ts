import type { Instant } from "../../src/core/kernel/index.ts";
import { type Goods, PRICES } from "./price-list.ts";

/** An offer's id says in plain words what is offered and since when: `soon@2027-03-01T12:00:01.000Z`. */
export const nameOf = (goods: Goods, madeAt: Instant): string => `${goods}@${madeAt}`;

/** What an offer's id names; null when it names nothing of ours. */
export function namedIn(id: string): Goods | null {
  const [goods = ""] = id.split("@");
  return goods in PRICES ? (goods as Goods) : null;
}

/** When an offer was made; null for what is none of ours. */
export const madeAtOf = (id: string): Instant | null => (id.split("@")[1] as Instant | undefined) ?? null;
