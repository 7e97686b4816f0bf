import type { ShownBill } from "./load-bill.ts";

/** Under what it was on sale: the offer of a flight, the rate of a stay. */
export const saleIdOf = ({ bought }: Pick<ShownBill, "bought">): string =>
  bought.kind === "flight" ? bought.offer.id : bought.offer.rate.id;
