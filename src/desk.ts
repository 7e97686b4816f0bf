import "./settings/production-default.ts";
import { userInfo } from "node:os";
import { callServer } from "./desk/call-server.ts";
import { nodeTerminal } from "./desk/node-terminal.ts";
import { type Outcome, runDesk } from "./desk/run-desk.ts";
import type { OwnDesk } from "./desk-context.ts";
import { deskSocketOf } from "./settings/data-folders.ts";
import { faultText, isOwnersToMend } from "./settings/exit-with-fault.ts";
import { inDataFolder } from "./settings/in-data-folder.ts";
import { loadSettings, type Settings } from "./settings/settings.ts";

/** Settings -> the desk of the running server, else one of our own -> one call. */
async function main(args: readonly string[]): Promise<Outcome> {
  const settings = loadSettings();
  const actor = settings.deskUser ?? userInfo().username;
  if (settings.databaseUrl === null) {
    const answered = await callServer(deskSocketOf(settings), args, nodeTerminal, actor);
    if (answered !== null) return answered;
  }
  return inDataFolder(settings, () => runHere(args, settings, actor));
}

async function runHere(args: readonly string[], settings: Settings, actor: string): Promise<Outcome> {
  let own: OwnDesk | null = null;
  const open = async () => {
    const { openOwnDesk } = await import("./desk-context.ts"); // much to load, and a running server spares it
    own = await openOwnDesk(settings);
    return own.desk;
  };
  try {
    return await runDesk(args, { open, terminal: nodeTerminal, actor });
  } finally {
    await (own as OwnDesk | null)?.close();
  }
}

/** What to do about an embedded database that another process has and whose desk does not answer. */
const HELD =
  "The desk reaches a running server of this version by itself; for any other: stop it (Ctrl+C, or kill PID), run the desk, start it.\n";

/** Who reads us, such as `head`, may have read enough: what it does not want is nobody's fault. */
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (fault: NodeJS.ErrnoException) => {
    if (fault.code !== "EPIPE") throw fault;
  });

try {
  const { out, error, exitCode } = await main(process.argv.slice(2));
  process.stdout.write(out);
  process.stderr.write(error);
  process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(`${faultText(error)}\n`);
  if (isOwnersToMend(error) && error.message.includes("in use by process")) process.stderr.write(HELD);
  process.exitCode = 1;
}
