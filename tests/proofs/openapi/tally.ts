/** How a storm was answered. */
export interface Tally {
  /** @param kind null for a request that need not get through. */
  count(kind: string | null, status: number): void;
  /** How many requests got what they asked for. */
  heard(): number;
  /** The statuses and how often each was answered. */
  words(): string;
  /** A line for each kind of which too few got through: then only the door was attacked, and nothing behind it. */
  unheard(): readonly string[];
}

/** One of so many requests of a kind must get through, and one of so many of all. Of fewer none need: they are too few to say. */
const ONE_OF_KIND = 50;
const ONE_OF_ALL = 10;

export function createTally(): Tally {
  const [statuses, kinds] = [new Map<number, number>(), new Map<string, { all: number; heard: number }>()];
  const sum = (isWanted: (status: number) => boolean): number =>
    [...statuses].filter(([status]) => isWanted(status)).reduce((total, [, times]) => total + times, 0);
  const heard = (): number => sum(isHeard);
  return {
    count: (kind, status) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (kind === null) return;
      const { all, heard: before } = kinds.get(kind) ?? { all: 0, heard: 0 };
      kinds.set(kind, { all: all + 1, heard: before + Number(isHeard(status)) });
    },
    heard,
    words: () =>
      [...statuses]
        .map(([status, times]) => `${status}: ${times}`)
        .toSorted()
        .join(", "),
    unheard: () => [
      ...[...kinds]
        .filter(([, { all, heard: some }]) => some < Math.floor(all / ONE_OF_KIND))
        .map(([kind, { all, heard: some }]) => `${kind} was heard ${some} times of ${all}: little but its door was tried.`),
      ...(heard() < Math.floor(sum(() => true) / ONE_OF_ALL) ? [`Only ${heard()} requests were heard at all.`] : []),
    ],
  };
}

/** Answered, or led on. */
const isHeard = (status: number): boolean => status >= 200 && status < 400;
