/** Files that are read while the program runs, each seen from this one. */
export const FILES = {
  world: new URL("../build/world/world.bin", import.meta.url),
  clocks: new URL("../build/world/clocks.json", import.meta.url),
  hotels: new URL("../build/world/hotels.bin", import.meta.url),
  rates: new URL("../data/rates.csv", import.meta.url),
  runbooks: new URL("../docs/runbooks/", import.meta.url),
} as const;
