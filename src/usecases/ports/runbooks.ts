import type { AttentionReason } from "../../core/booking/index.ts";

/** What a person does about each thing that only a person can do. */
export interface Runbooks {
  /** The first lines of the runbook, and where to read on. */
  advice(reason: AttentionReason): Promise<Advice>;
}

export interface Advice {
  /** None while nobody has written it. */
  readonly lines: readonly string[];
  /** `docs/runbooks/refund-declined.md` */
  readonly file: string;
}
