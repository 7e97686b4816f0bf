import type { GroupRule } from "./result-filter.ts";

/** A list under a filter, as its panel needs it. */
export interface Facets<Item, Group> {
  /** What passes every group, in the list's order. */
  readonly passing: readonly Item[];
  /** What passes all groups but one. */
  underOthers(group: Group): readonly Item[];
}

/** Of an item: which group alone holds it back. */
const [NONE, SEVERAL] = [-1, -2];

/**
 * The same as `passes` and `underOthers` for all groups at once, with every rule asked at most once of an item.
 * @param rules of which each looks at its own fields alone, so that clearing another group does not change its answer.
 */
export function facetsOf<Item, Filter, Group>(
  rules: readonly GroupRule<Item, Filter, Group>[],
  items: readonly Item[],
  filter: Filter,
): Facets<Item, Group> {
  const heldBackBy = items.map((item) => {
    let only = NONE;
    for (const [index, rule] of rules.entries()) {
      if (rule.lets(item, filter)) continue;
      if (only !== NONE) return SEVERAL;
      only = index;
    }
    return only;
  });
  return {
    passing: items.filter((_, at) => heldBackBy[at] === NONE),
    underOthers(group) {
      const own = rules.findIndex((rule) => rule.group === group);
      return items.filter((_, at) => heldBackBy[at] === NONE || heldBackBy[at] === own);
    },
  };
}
