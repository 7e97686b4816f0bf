/** A list that is known to hold something, the same one. @throws RangeError for an empty one: a defect of whoever made it. */
export function atLeastOne<Item>(items: readonly Item[]): readonly [Item, ...Item[]] {
  if (items.length === 0) throw new RangeError("An empty list, where there is always something.");
  return items as readonly [Item, ...Item[]];
}
