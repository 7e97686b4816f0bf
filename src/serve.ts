import type { ServerBuild } from "react-router";
import { type Context, createContext } from "./context.ts";
import type { Ahead } from "./context-ahead.ts";
import { noMailServer } from "./desk/no-mail-server.ts";
import { type ServedDesk, serveDesk } from "./desk/serve-desk.ts";
import { createApp } from "./http/app.ts";
import { CONNECTION_LIMITS, type Listening, listen } from "./http/listen.ts";
import { SIMULATED } from "./http/api-docs/simulated.ts";
import { fareQuestionsOf, webHandler } from "./http/web.ts";
import { brandWarnings } from "./settings/brand-warnings.ts";
import { clockWarnings } from "./settings/clock-warnings.ts";
import { deskSocketOf, mailFolderOf } from "./settings/data-folders.ts";
import { mailWarnings } from "./settings/mail-warnings.ts";
import { addressOf, type Settings } from "./settings/settings.ts";
import { whenParentIsGone } from "./settings/when-parent-is-gone.ts";

/** Where the web build stands, seen from this file and from the working folder. */
const WEB_BUILD = new URL("../build/web/server/index.js", import.meta.url);
const CLIENT_DIR = "build/web/client";

/** Answers requests until a signal comes. @throws StartError when something that it needs does not open. */
export async function serve(settings: Settings, ahead: Ahead): Promise<void> {
  const parent = process.ppid;
  // The pages are read while the database answers.
  const [context, build] = await Promise.all([createContext(settings, ahead), import(WEB_BUILD.href) as Promise<ServerBuild>]);
  const app = createApp({ ...context.appParts(webHandler(build, "production")), clientDir: CLIENT_DIR });
  // A trusted proxy brings everybody's connections.
  const limits = settings.trustProxy ? { ...CONNECTION_LIMITS, maxPerAddress: Infinity } : CONNECTION_LIMITS;
  const server = await listen(app.fetch, { host: settings.host, port: settings.port }, context.logFault, limits);
  const desk = settings.databaseUrl === null ? await serveDesk(deskSocketOf(settings), context.desk, context.logFault) : null;
  say(`${settings.brand.name} is ready at ${addressOf(settings.host, server.port)}`);
  if (settings.prepare) {
    context.warmUp().catch(context.logFault);
    context.prepareFares(fareQuestionsOf(build));
  }
  say(SIMULATED);
  const mailFolder = mailFolderOf(settings);
  if (mailFolder !== null) say(noMailServer(mailFolder));
  for (const warning of [...clockWarnings(settings), ...mailWarnings(settings), ...brandWarnings(settings)]) say(warning);
  let isStopping = false;
  const stop = (): void => {
    // npm passes on what the terminal or the service has sent to all: a second one, unheard, would end it at once.
    if (isStopping) return;
    isStopping = true;
    void shutDown(settings, server, context, desk);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  if (settings.isRunByNpm) whenParentIsGone(parent, stop);
}

async function shutDown(settings: Settings, server: Listening, context: Context, desk: ServedDesk | null): Promise<void> {
  say(`${settings.brand.name} finishes what it has begun …`);
  context.startDraining();
  await server.drain();
  await desk?.close();
  await context.close();
  process.exit(0);
}

/** Lines for the person at the terminal; everything else goes through the log. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
