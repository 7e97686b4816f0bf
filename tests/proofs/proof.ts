/** What came of something that was done. */
export interface Findings {
  /** What was done, with its figures: one line. */
  readonly done: string;
  /** What should not have happened, a line each; empty when all was as it should be. */
  readonly faults: readonly string[];
}

/** What a proof found out. It holds when there are no faults and nothing was left out. */
export interface Verdict extends Findings {
  /** What of the claim could not be tried here, and why: no Postgres, no root. Null when all of it was. What is left out is not shown. */
  readonly leftOut: string | null;
}

/** Something that we claim, shown by doing it: `npm run prove -- NAME [N]`, and in `npm test` with a smaller number. */
export interface Proof {
  /** What is claimed: one line. */
  readonly claim: string;
  /** How often the command does it when it is given no number. */
  readonly count: number;
  /** @param say takes lines about what is under way. @throws Error when the proof itself could not be made. */
  prove(count: number, say: (line: string) => void): Promise<Verdict>;
}

/** What was found in several places, as one. */
export const together = (all: readonly Findings[]): Findings => ({
  done: all.map(({ done }) => done).join("; "),
  faults: all.flatMap(({ faults }) => faults),
});
