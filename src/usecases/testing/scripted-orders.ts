import type { CancelOrderOutcome, OrderPlacer, OrderOutcome, OrderStatus } from "../ports/order-placer.ts";

/** What a scripted supplier answers, until the script is changed. */
export interface OrderScript {
  place: OrderOutcome;
  find: OrderStatus;
  cancel: CancelOrderOutcome;
}

/** A supplier that answers as it is told and remembers what it was asked: `place order/1`. */
export interface ScriptedOrders extends OrderPlacer {
  readonly script: OrderScript;
  readonly calls: readonly string[];
}

/** All goes well, unless `script` says otherwise. */
export function createScriptedOrders(script: Partial<OrderScript> = {}): ScriptedOrders {
  const calls: string[] = [];
  const told: OrderScript = {
    place: { kind: "ordered", reference: "LOCATOR1" },
    find: { kind: "not_found" },
    cancel: { kind: "cancelled" },
    ...script,
  };
  const answer = <Name extends keyof OrderScript>(name: Name, key: string): OrderScript[Name] => {
    calls.push(`${name} ${key}`);
    return told[name];
  };
  return {
    name: "scripted",
    script: told,
    calls,
    place: async ({ key }) => answer("place", key),
    find: async (key) => answer("find", key),
    cancel: async (key) => answer("cancel", key),
  };
}
