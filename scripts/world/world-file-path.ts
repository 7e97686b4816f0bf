import { resolve } from "node:path";

/** Where the build leaves the embedded world. */
export const WORLD_FILE = resolve(import.meta.dirname, "../../build/world/world.bin");
/** Where it leaves the embedded hotels. */
export const HOTEL_FILE = resolve(import.meta.dirname, "../../build/world/hotels.bin");
/** Where it leaves what this platform says of the clocks of the world's zones. */
export const CLOCKS_FILE = resolve(import.meta.dirname, "../../build/world/clocks.json");
