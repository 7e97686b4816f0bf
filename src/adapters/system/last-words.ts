import type { Log } from "../../usecases/ports/log.ts";

/** The process, as far as it is asked. */
interface Mortal {
  on(event: "uncaughtException" | "unhandledRejection", hear: (fault: unknown) => void): unknown;
  exit(code: number): unknown;
}

/**
 * Lets a process that fails where nothing expects it say so through the log, and then end with code 1: what is half done is taken up
 * after the next start. By itself Node would print the error as it is, with the values of a failed statement.
 */
export function endWithLastWords(log: Pick<Log, "error">, mortal: Mortal = process): void {
  const end = (fault: unknown): void => {
    log.error(fault, { end: "This process ends: nothing expected the error." });
    mortal.exit(1);
  };
  mortal.on("uncaughtException", end);
  mortal.on("unhandledRejection", end);
}
