/** What a proof found out. */
export interface Verdict {
  /** What was done, with its figures: one line. */
  readonly done: string;
  /** What should not have happened, a line each; empty when the proof holds. */
  readonly faults: readonly string[];
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
