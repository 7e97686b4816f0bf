import type { InventoryClaim } from "../../src/core/inventory/index.ts";
import type { CancelOrderOutcome, OrderOutcome, OrderStatus } from "../../src/usecases/ports/order-placer.ts";
import { bookingIn } from "./attribution.ts";

/** What a booking takes of the supplier's stock. */
interface Taken {
  readonly claims: readonly InventoryClaim[];
  readonly units: number;
}

interface Order {
  readonly bookingId: string;
  readonly reference: string;
  readonly taken: Taken;
  state: "ordered" | "cancelled" | "refused";
}

/**
 * A supplier with true books. It relies on us not to sell more than it has, and tells on us when we do. A key that was taken back
 * orders nothing any more.
 */
export class Supplier {
  readonly orders = new Map<string, Order>();
  /** Whether it no longer sells: asked once for every order that is new to it. */
  readonly #isClosed: (bookingId: string) => boolean;
  readonly #report: (fault: string) => void;

  constructor(report: (fault: string) => void, isClosed: (bookingId: string) => boolean) {
    this.#report = report;
    this.#isClosed = isClosed;
  }

  place(key: string, taken: Taken): OrderOutcome {
    const order = this.orders.get(key) ?? this.#open(key, taken, this.#isClosed(bookingIn(key)) ? "refused" : "ordered");
    return order.state === "ordered" ? { kind: "ordered", reference: order.reference } : { kind: "refused" };
  }

  find(key: string): OrderStatus {
    const order = this.orders.get(key);
    if (!order || order.state === "refused") return { kind: "not_found" };
    return order.state === "ordered" ? { kind: "ordered", reference: order.reference } : { kind: "cancelled" };
  }

  cancel(key: string): CancelOrderOutcome {
    const order = this.orders.get(key);
    if (!order) this.#open(key, { claims: [], units: 0 }, "cancelled");
    else if (order.state === "ordered") order.state = "cancelled";
    return { kind: order?.state === "cancelled" ? "cancelled" : "not_found" };
  }

  /** Orders of a booking that stand. */
  live(bookingId: string): readonly Order[] {
    return [...this.orders.values()].filter((order) => order.bookingId === bookingId && order.state === "ordered");
  }

  #open(key: string, taken: Taken, state: Order["state"]): Order {
    const bookingId = bookingIn(key);
    const order: Order = { bookingId, reference: `L${this.orders.size + 1}`, taken, state };
    this.orders.set(key, order);
    if (this.live(bookingId).length > 1) this.#report(`double order: ${bookingId} is ordered twice, the last under ${key}`);
    for (const { key: stock, available } of taken.claims) {
      if (this.#sold(stock) > available) this.#report(`oversold: the supplier has more orders of ${stock} than ${available}`);
    }
    return order;
  }

  #sold(stock: string): number {
    let sold = 0;
    for (const { state, taken } of this.orders.values()) {
      if (state === "ordered" && taken.claims.some(({ key }) => key === stock)) sold += taken.units;
    }
    return sold;
  }
}
