import type { FromFareQuestion } from "../core/flights/index.ts";
import type { UseCases } from "./use-cases.ts";

interface Ports extends Pick<UseCases, "listFromFares"> {
  readonly questions: readonly FromFareQuestion[];
  readonly isStopped: () => boolean;
}

/** Looks for what pages will show, one question after the other, so that their first visitors need not wait. @throws when a look fails. */
export const createPrepareFromFares =
  ({ questions, isStopped, listFromFares }: Ports) =>
  async (): Promise<void> => {
    for (const question of questions) {
      if (isStopped()) return;
      await listFromFares(question, "ahead");
    }
  };
