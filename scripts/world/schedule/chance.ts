/**
 * A number in [0, 1) that depends on the words alone: the same route gets the same draw whatever else is in the plan.
 * FNV-1a over the words, then a finalizer, since FNV leaves the high bits of short words alike.
 */
export function chanceOf(...words: readonly (string | number)[]): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of words.join("/")) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_00_00_00_00;
}

/** One of the items, each as likely as its weight; the weights need not add up to one. Throws when no item has weight. */
export function drawByWeight<Item>(items: readonly Item[], weightOf: (item: Item) => number, chance: number): Item {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let left = chance * total;
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  throw new Error(`No item has weight (${items.length} items)`);
}
