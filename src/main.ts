import { enableCompileCache, flushCompileCache } from "node:module";
import "./settings/production-default.ts";

// What the engine has compiled is kept, also when no stop comes to keep it: half of the time of reading the modules.
enableCompileCache("build/compile-cache");
// Not before: packages are imported ahead of everything else in a file, and React picks its build when it is loaded.
const { runServer } = await import("./run-server.ts");
await runServer();
flushCompileCache();
