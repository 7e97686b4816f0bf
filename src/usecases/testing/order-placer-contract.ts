import { beforeEach, describe, expect, it } from "vitest";
import type { BookingId, Instant } from "../../core/kernel/index.ts";
import type { OrderPlacer, SupplierOrder } from "../ports/order-placer.ts";
import { heldBooking } from "./sample-trip.ts";

const NOW = "2027-03-01T12:00:00Z" as Instant;

/** What everybody who issues tickets and rooms must do. `reset` gives one without orders before each test. */
export function describeOrderPlacer(name: string, reset: () => Promise<OrderPlacer>): void {
  describe(`the order placer (${name})`, () => {
    let placer: OrderPlacer;
    beforeEach(async () => {
      placer = await reset();
    });
    const placed = async (number: number): Promise<string> => {
      const outcome = await placer.place(orderOf(number));
      if (outcome.kind !== "ordered") throw new Error(`Not ordered but ${outcome.kind}.`);
      return outcome.reference;
    };

    it("issues an order under a reference of its own, and finds it again", async () => {
      const [first, second] = [await placed(1), await placed(2)];
      expect(first).not.toBe(second);
      expect(await placer.find(orderOf(1).key, NOW)).toEqual({ kind: "ordered", reference: first });
    });

    it("orders once, however often a key comes", async () => {
      const [first, second] = await Promise.all([placed(1), placed(1)]);
      expect(second).toBe(first);
    });

    it("takes an order back, and does not issue it again under the same key", async () => {
      await placed(1);
      expect(await placer.cancel(orderOf(1).key, NOW)).toEqual({ kind: "cancelled" });
      expect(await placer.cancel(orderOf(1).key, NOW)).toEqual({ kind: "cancelled" });
      expect(await placer.find(orderOf(1).key, NOW)).toEqual({ kind: "cancelled" });
      expect(await placer.place(orderOf(1))).toEqual({ kind: "refused" });
    });

    it("closes the door to an order that is still on its way when it is taken back", async () => {
      expect(await placer.cancel(orderOf(1).key, NOW)).toMatchObject({ kind: expect.stringMatching(/^(cancelled|not_found)$/) });
      expect(await placer.place(orderOf(1))).toEqual({ kind: "refused" });
    });

    it("has never heard of a key that nobody used", async () => {
      expect(await placer.find("order/nobody", NOW)).toEqual({ kind: "not_found" });
    });
  });
}

function orderOf(number: number): SupplierOrder {
  const purchase = heldBooking(number);
  const bookingId: BookingId = purchase.id;
  return { key: `order/${bookingId}`, bookingId, purchase, travellers: purchase.travellers, at: NOW };
}
