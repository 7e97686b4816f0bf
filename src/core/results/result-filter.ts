/** One group of a filters panel. */
export interface GroupRule<Item, Filter, Group> {
  readonly group: Group;
  /** The filter's fields that belong to it: they are cleared together. */
  readonly fields: readonly (keyof Filter)[];
  /** Whether the group lets an item through: every item, while its fields are clear. */
  readonly lets: (item: Item, filter: Filter) => boolean;
}

/** A group to clear when the filters leave nothing, and how many results that brings back. */
export interface WayOut<Group> {
  readonly group: Group | "all";
  readonly count: number;
}

/** What can be asked of any filters panel. */
interface ResultFilter<Item, Filter, Group> {
  /** Whether an item passes every group of the filter. */
  passes(item: Item, filter: Filter): boolean;
  /** What passes all groups but one: among these the group's own choices are counted. */
  underOthers(items: readonly Item[], filter: Filter, group: Group): readonly Item[];
  /** How many groups hold something back: the number on the phone's Filters button. */
  activeCount(filter: Filter): number;
  /** The filter with one group cleared: what the `Reset` beside a heading does to its own group. */
  withoutGroup(filter: Filter, group: Group): Filter;
  /**
   * The single groups whose clearing brings results back, most first; where there is more than one group to clear, or no single one helps, to
   * clear all at the end.
   * Empty when there are no results at all.
   */
  waysOut(items: readonly Item[], filter: Filter): readonly WayOut<Group>[];
}

/**
 * @param none the filter that lets everything through.
 * @param rules the groups, in the order of the panel.
 */
export function resultFilter<Item, Filter extends object, Group extends string>(
  none: Filter,
  rules: readonly GroupRule<Item, Filter, Group>[],
): ResultFilter<Item, Filter, Group> {
  const fieldsOf = (group: Group) => rules.find((rule) => rule.group === group)?.fields ?? [];
  const isActive = (filter: Filter, group: Group) => fieldsOf(group).some((field) => !isClear(filter[field], none[field]));
  const withoutGroup = (filter: Filter, group: Group): Filter => ({
    ...filter,
    ...Object.fromEntries(fieldsOf(group).map((field) => [field, none[field]])),
  });
  const passes = (item: Item, filter: Filter) => rules.every(({ lets }) => lets(item, filter));
  const underOthers = (items: readonly Item[], filter: Filter, group: Group) => {
    const others = withoutGroup(filter, group);
    return items.filter((item) => passes(item, others));
  };
  const active = (filter: Filter) => rules.map(({ group }) => group).filter((group) => isActive(filter, group));
  const waysOut = (items: readonly Item[], filter: Filter): readonly WayOut<Group>[] => {
    const set = active(filter);
    const singles = set
      .map((group) => ({ group, count: underOthers(items, filter, group).length }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count);
    const isAllAWay = items.length > 0 && (set.length > 1 || singles.length === 0);
    return isAllAWay ? [...singles, { group: "all", count: items.length }] : singles;
  };
  return { passes, underOthers, activeCount: (filter) => active(filter).length, withoutGroup, waysOut };
}

/** A list is clear when it is empty, anything else when it is what the filter starts with. */
const isClear = (value: unknown, clear: unknown): boolean => (Array.isArray(value) ? value.length === 0 : value === clear);
