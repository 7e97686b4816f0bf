import { describeBookingStore } from "./booking-store-contract.ts";
import { createMemoryBookingStore } from "./memory-booking-store.ts";

describeBookingStore(
  "in memory",
  async () => createMemoryBookingStore(),
  async (store) => store.listSold(),
);
