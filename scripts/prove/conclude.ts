import { counted } from "../../src/core/kernel/index.ts";
import type { Verdict } from "../../tests/proofs/proof.ts";

/** What a verdict comes to, in a line, and the code with which a command that knows nothing worse ends. */
export interface Conclusion {
  readonly line: string;
  /** 0: it holds. 1: it is broken. 2: nothing is broken, and not all of it was shown. */
  readonly exitCode: 0 | 1 | 2;
}

/** A claim of which something could not be tried is not shown: it does not hold, and is not broken either. */
export function conclude(name: string, { done, faults, leftOut }: Verdict, seconds: number): Conclusion {
  const took = `${done} (${seconds.toFixed(1)} s)`;
  if (faults.length > 0) return { line: `${name}: BROKEN, ${counted(faults.length, "fault")}. ${took}`, exitCode: 1 };
  if (leftOut !== null) return { line: `${name}: NOT SHOWN: ${leftOut}. What was done: ${took}`, exitCode: 2 };
  return { line: `${name}: HOLDS. ${took}`, exitCode: 0 };
}

/** The code of several proofs: what is broken outweighs what was not shown. */
export function worstOf(exitCodes: readonly Conclusion["exitCode"][]): Conclusion["exitCode"] {
  if (exitCodes.includes(1)) return 1;
  return exitCodes.includes(2) ? 2 : 0;
}
