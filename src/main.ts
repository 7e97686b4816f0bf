import { enableCompileCache, flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import "./settings/production-default.ts";

// The embedded database is WebAssembly, which runs about as fast as V8 first makes it. To make it better takes both cores while everybody waits for the
// start, and a call's wrapper made anew may be freed under another thread's hands (nodejs/node 64500).
setFlagsFromString("--wasm-tiering-budget=1000000000");
setFlagsFromString("--wasm-wrapper-tiering-budget=2000000000");
// What the engine has compiled is kept, also when no stop comes to keep it: half of the time of reading the modules. A thread knows of it by the environment.
process.env["NODE_COMPILE_CACHE"] ||= "build/compile-cache";
enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
// Not before: packages are imported ahead of everything else in a file, and React picks its build when it is loaded.
const { runServer } = await import("./run-server.ts");
await runServer();
flushCompileCache();
