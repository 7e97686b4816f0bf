/** Work that is done one piece at a time. Each piece has a key: who asks for one that waits or is under way shares it. */
export interface OneAtATime<Value> {
  /** What the work of a key gives. At the front it goes before all that waits, where it has waited at the back already too. */
  ask(key: string, work: () => Promise<Value>, place: "front" | "back"): Promise<Value>;
  /** Whether so many pieces wait already, and none of them is that of the key. */
  isFull(key: string, most: number): boolean;
}

interface Piece<Value> extends PromiseWithResolvers<Value> {
  readonly key: string;
  readonly work: () => Promise<Value>;
}

/** A line of work, empty. A piece that fails fails for those who asked for it; the next one is begun all the same. */
export function createOneAtATime<Value>(): OneAtATime<Value> {
  const waiting: Piece<Value>[] = [];
  let underWay: Piece<Value> | null = null;

  const beginNext = (): void => {
    const piece = underWay === null ? waiting.shift() : undefined;
    if (!piece) return;
    underWay = piece;
    const end = (settle: () => void): void => {
      // Before it is told: who then asks for the same again wants it done again.
      underWay = null;
      settle();
      beginNext();
    };
    piece.work().then(
      (value) => end(() => piece.resolve(value)),
      (fault: unknown) => end(() => piece.reject(fault)),
    );
  };
  return {
    isFull: (key, most) => waiting.length >= most && underWay?.key !== key && waiting.every((piece) => piece.key !== key),
    ask(key, work, place) {
      if (underWay?.key === key) return underWay.promise;
      const at = waiting.findIndex((piece) => piece.key === key);
      const known = waiting[at];
      if (known && place === "back") return known.promise;
      if (known) waiting.splice(at, 1);
      const piece = known ?? { key, work, ...Promise.withResolvers<Value>() };
      if (place === "front") waiting.unshift(piece);
      else waiting.push(piece);
      beginNext();
      return piece.promise;
    },
  };
}
