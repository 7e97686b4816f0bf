import { SettingsError } from "./settings.ts";

/** Ends a start that failed with 1: in one line where its reason is the owner's to mend, else with all that there is to read. */
export function exitWithFault(error: unknown): never {
  const isExpected = error instanceof SettingsError || (error instanceof Error && error.name === "StartError");
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
