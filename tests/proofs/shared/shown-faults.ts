import type { TestContext } from "vitest";
import type { Verdict } from "../proof.ts";

/** The faults of a proof. Without any, a test is skipped, with the reason, when something could not be tried: it is never counted as passed. */
export function shownFaults({ faults, leftOut }: Verdict, { skip }: Pick<TestContext, "skip">): Verdict["faults"] {
  if (faults.length === 0) skip(leftOut !== null, leftOut ?? undefined);
  return faults;
}
