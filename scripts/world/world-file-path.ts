import { resolve } from "node:path";

/** Where the build leaves the embedded world. */
export const WORLD_FILE = resolve(import.meta.dirname, "../../build/world/world.bin");
