import { enableCompileCache } from "node:module";

/**
 * Keeps what the engine compiles from one start to the next, below a folder unless NODE_COMPILE_CACHE names another: half of the time of reading
 * the modules. Threads know of it by the environment.
 */
export function keepCompiled(folder: string): void {
  process.env["NODE_COMPILE_CACHE"] ||= folder;
  enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
}
