import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import "./settings/production-default.ts";
import { keepCompiled } from "./settings/keep-compiled.ts";

// The embedded database is WebAssembly, which runs about as fast as V8 first makes it. To make it better takes both cores while everybody waits for the
// start, and a call's wrapper made anew may be freed under another thread's hands (nodejs/node 64500).
setFlagsFromString("--wasm-tiering-budget=1000000000");
setFlagsFromString("--wasm-wrapper-tiering-budget=2000000000");
keepCompiled("build/compile-cache");
// Not before: packages are imported ahead of everything else in a file, and React picks its build when it is loaded.
const { runServer } = await import("./run-server.ts");
await runServer();
// Also when no stop comes to keep it.
flushCompileCache();
