import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Megabytes that live objects and buffers of this process hold, rubbish taken out. */
export function keptMegabytes(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
