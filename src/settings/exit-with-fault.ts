import { SettingsError } from "./settings.ts";

/** Ends a start that failed with 1. */
export function exitWithFault(error: unknown): never {
  process.stderr.write(`${faultText(error)}\n`);
  process.exit(1);
}

/** One line where the owner is to mend it, else all that there is to read. */
export const faultText = (error: unknown): string =>
  isOwnersToMend(error) ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Whether the reason of a start that failed is the owner's to mend. */
export const isOwnersToMend = (error: unknown): error is Error =>
  error instanceof SettingsError || (error instanceof Error && error.name === "StartError");
