/** Gives its items back smallest first. */
export class MinHeap<Item> {
  readonly #compare: (item: Item, other: Item) => number;
  readonly #items: Item[] = [];

  /** @param compare negative when the first item comes before the second. */
  constructor(compare: (item: Item, other: Item) => number) {
    this.#compare = compare;
  }

  push(item: Item): void {
    let place = this.#items.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#compare(item, this.#items[parent] as Item) >= 0) break;
      this.#items[place] = this.#items[parent] as Item;
      place = parent;
    }
    this.#items[place] = item;
  }

  /** Takes the smallest item out; null when there is none. */
  pop(): Item | null {
    const [smallest] = this.#items;
    const last = this.#items.pop();
    if (smallest === undefined || last === undefined) return null;
    if (this.#items.length > 0) this.#sink(last);
    return smallest;
  }

  /** Puts an item in the root's stead and lets it find its place. */
  #sink(item: Item): void {
    const items = this.#items;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && this.#compare(items[child + 1] as Item, items[child] as Item) < 0) child++;
      if (this.#compare(items[child] as Item, item) >= 0) break;
      items[place] = items[child] as Item;
      place = child;
    }
    items[place] = item;
  }
}
