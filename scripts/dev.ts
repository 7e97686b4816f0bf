/** `npm run dev`: the real server with pages built as they are asked for, and reloaded in the browser when a file changes. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { createContext } from "../src/context.ts";
import { createApp } from "../src/http/app.ts";
import { webHandler } from "../src/http/web.ts";
import { exitWithFault } from "../src/settings/exit-with-fault.ts";
import { inDataFolder } from "../src/settings/in-data-folder.ts";
import { addressOf, loadSettings, type Settings } from "../src/settings/settings.ts";
import { whenParentIsGone } from "../src/settings/when-parent-is-gone.ts";
import type { WebContext } from "../src/web/context.ts";

async function serve(settings: Settings): Promise<void> {
  const parent = process.ppid;
  const context = await createContext(settings);
  const server = createServer();
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });

  /** The pages as they are now: Vite gives the same module until a file of it changes. */
  const render = async (request: Request, web: WebContext): Promise<Response> => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return webHandler<WebContext>(build, "development")(request, web);
  };
  const app = createApp({
    ...context.appParts<Pick<WebContext, "currency" | "nonce" | "address">>(render),
    clientDir: "public",
    development: true,
  });
  const answer = getRequestListener(app.fetch);
  server.on("request", (request, response) => {
    // `next` of a connect stack: Vite serves its own files, we answer the rest.
    vite.middlewares(request, response, () => void answer(request, response));
  });
  server.listen(settings.port, settings.host, () =>
    console.log(`${settings.brand.name} (development) at ${addressOf(settings.host, settings.port)}`),
  );

  const stop = async (): Promise<void> => {
    await vite.close();
    server.closeAllConnections();
    server.close();
    await context.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
  if (settings.isRunByNpm) whenParentIsGone(parent, () => void stop());
}

try {
  const settings = loadSettings();
  await inDataFolder(settings, () => serve(settings));
} catch (error) {
  exitWithFault(error);
}
