import { createMemoryWatchStore } from "./memory-watch-store.ts";
import { describeWatchStore } from "./watch-store-contract.ts";

describeWatchStore("in memory", async () => {
  const store = createMemoryWatchStore();
  return { store, waiting: async () => store.mails.filter(({ isGivenUp }) => !isGivenUp).map(({ mail }) => mail) };
});
