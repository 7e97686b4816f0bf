import type { Asked } from "../shared/ask.ts";
import { GETBILL, type Goods } from "./goods.ts";

/** A field's values by their names, as a form or a payload has them. */
export type Fields = Readonly<Record<string, unknown>>;

/** A way in for a card. */
export interface Entrance {
  readonly name: string;
  readonly kind: "flight" | "hotel";
  readonly isPage: boolean;
  /** The request that buys something; `fields` go over what it is bought with. */
  write(goods: Goods, index: number, fields: Fields): Asked;
}

const EXPIRY = { expiryMonth: "12", expiryYear: "2031" };

/** One thing of many, so that no case takes another one's seat. */
function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("Nothing is on sale.");
  return value;
}

const onSale = (goods: Goods, kind: Entrance["kind"], index: number) => pick(kind === "flight" ? goods.flights : goods.stays, index);

function byJson(kind: Entrance["kind"]): Entrance {
  const write: Entrance["write"] = (goods, index, { idempotencyKey, ...fields }) => ({
    method: "POST",
    path: GETBILL[kind],
    headers: { "content-type": "application/json", ...(typeof idempotencyKey === "string" && { "idempotency-key": idempotencyKey }) },
    body: JSON.stringify({ ...onSale(goods, kind, index).payload, ...EXPIRY, ...fields }),
  });
  return { name: `the call for a ${kind}`, kind, isPage: false, write };
}

/** @param ending of the address: `.data` is what a page's script asks. */
function byForm(kind: Entrance["kind"], language: "" | "/es", ending: "" | ".data"): Entrance {
  const write: Entrance["write"] = (goods, index, fields) => {
    const { id, payload } = onSale(goods, kind, index);
    const rateId = typeof fields["rateId"] === "string" ? fields["rateId"] : id;
    const { flight: _, ...form } = { ...payload, ...EXPIRY, idempotencyKey: `canary-form-${index}`, rateId, ...fields } as Record<
      string,
      unknown
    >;
    const path = kind === "flight" ? `/flight-details/${id}${ending}` : `/hotel-booking${ending}?rate=${rateId}`;
    return {
      method: "POST",
      path: language + path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(Object.entries(form).map(([name, value]): [string, string] => [name, String(value)])).toString(),
    };
  };
  return { name: `${language}${kind} page${ending}`, kind, isPage: true, write };
}

export const ENTRANCES: readonly Entrance[] = [
  byJson("flight"),
  byForm("flight", "", ""),
  byForm("hotel", "/es", ""),
  byJson("hotel"),
  byForm("flight", "/es", ".data"),
  byForm("hotel", "", ".data"),
];
