import { flushCompileCache } from "node:module";
import "./settings/production-default.ts";
import { keepCompiled } from "./settings/keep-compiled.ts";

keepCompiled("build/compile-cache");
// Not before: packages are imported ahead of everything else in a file, and React picks its build when it is loaded.
const { runServer } = await import("./run-server.ts");
await runServer();
// Also when no stop comes to keep it.
flushCompileCache();
