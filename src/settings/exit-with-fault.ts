import { SettingsError } from "./settings.ts";

/** Ends a start that failed with 1. */
export function exitWithFault(error: unknown): never {
  process.stderr.write(`${faultText(error)}\n`);
  process.exit(1);
}

/** One line where the owner is to mend it, else all that there is to read. */
export const faultText = (error: unknown): string => (isOwnersToMend(error) ? error.message : wholeText(error));

/** With what has caused it: what a database refuses stands in there alone. */
function wholeText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack ?? error.message;
  return error.cause === undefined ? text : `${text}\n  because: ${wholeText(error.cause)}`;
}

/** Whether the reason of a start that failed is the owner's to mend. */
export const isOwnersToMend = (error: unknown): error is Error =>
  error instanceof SettingsError || (error instanceof Error && error.name === "StartError");
