import { payloadFor } from "../../support/api.ts";
import type { WireResult } from "../../support/trips.ts";
import { ask } from "../shared/ask.ts";

export interface Sale {
  readonly status: number;
  readonly code: string | null;
  readonly bookingId: string | null;
}

/** Asks a node for a seat. @param buyer names the traveller, and the request: the same name is the same form. */
export async function buy(url: string, { id, price_dropdown }: WireResult, buyer: string): Promise<Sale> {
  const totalAmount = (price_dropdown.base_fare + 15).toFixed(2);
  const flight = { id, price_dropdown, total_fare: price_dropdown.base_fare, route: {} };
  const body = JSON.stringify(payloadFor(flight, { email: `${buyer}@mail.example`, totalAmount }));
  const headers = { "content-type": "application/json", "idempotency-key": `key-${buyer}` };
  const answer = await ask(url, { method: "POST", path: "/api/v1/flights/travel/getbill", headers, body });
  const { code = null, bookingId = null } = JSON.parse(answer.body.toString()) as Partial<Sale>;
  return { status: answer.status, code, bookingId };
}
