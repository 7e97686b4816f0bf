import { beginAhead } from "./context-ahead.ts";
import { exitWithFault } from "./settings/exit-with-fault.ts";
import { inDataFolder } from "./settings/in-data-folder.ts";
import { loadSettings } from "./settings/settings.ts";

/**
 * Settings -> what takes longest -> the rest of the modules -> context -> listen; a signal drains what runs and closes what is open. What keeps it from
 * starting ends the process with 1.
 */
export async function runServer(): Promise<void> {
  try {
    const settings = loadSettings();
    const ahead = beginAhead(settings);
    const { serve } = await import("./serve.ts");
    await inDataFolder(settings, () => serve(settings, ahead));
  } catch (error) {
    exitWithFault(error);
  }
}
