import { setFlagsFromString } from "node:v8";

/**
 * How V8 treats the embedded database, which is WebAssembly and runs nearly as fast as V8 first makes it. To make two of its largest functions better
 * took seconds of a processor and half a gigabyte of memory at every start. And a call's wrapper made anew may be freed under another thread's
 * hands, which ends the process with a SIGSEGV (nodejs/node 64500): V8 makes one anew after so many calls.
 */
export const WEB_ASSEMBLY_FLAGS = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering", "--wasm-wrapper-tiering-budget=2000000000"];

/** Has V8 leave WebAssembly as it first makes it, in all threads. What was made before stays as it is. */
export function leaveWebAssemblyAsMade(): void {
  for (const flag of WEB_ASSEMBLY_FLAGS) setFlagsFromString(flag);
}
