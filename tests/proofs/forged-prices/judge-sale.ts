import type { Payload } from "./forge.ts";
import type { Sold } from "./shop.ts";
import type { Target } from "./targets.ts";

/** A booking that was made, as its bill says. */
interface Billed {
  readonly bookingId: string;
  readonly currency: string;
  readonly total: number;
  readonly id: string | null;
}

/** What is wrong with what was sold for a payload; null when all is well, or nothing was sold. */
type JudgeSale = (payload: Payload, sold: Sold) => Promise<string | null>;

/** What something costs, in hundredths of a currency, and whether the hotel takes the money. */
interface Price {
  readonly total: number;
  readonly isPaidLater: boolean;
}

/** The prices of the rates of a hotel that are made now for the stay of a bill. */
export type PricesOf = (stay: BilledStay, currency: string) => Promise<readonly Price[]>;

/** A stay as a bill says it. */
type BilledStay = Readonly<
  Record<"hotelId" | "checkin" | "checkout", string> & Record<"adults" | "children" | "infants" | "rooms", number>
>;

/** Judges one sale after the other by the prices of what was offered; it remembers the bills, for a key may bring one again. */
export function createJudge(targets: readonly Target[], pricesOf: PricesOf): JudgeSale {
  const targetOf = new Map(targets.map((target) => [target.id, target]));
  const bills = new Map<string, Billed>();
  return async (payload, sold) => {
    if (sold.status >= 500) return `answered ${sold.status}`;
    const { setAside, taken } = sold;
    const isStill = setAside.length + taken.length === 0;
    if (sold.status !== 201) return isStill ? null : `answered ${sold.status}, and the bank was asked for money`;
    const billed = billedIn(payload, sold);
    const known = bills.get(billed.bookingId);
    bills.set(billed.bookingId, billed);
    if (known) return known.total === billed.total && isStill ? null : "the second bill of one booking differs";
    const { id, total, currency } = billed;
    if (id !== null || shownFault(payload, total) !== null)
      return shownFault(payload, total) ?? faultOf(billed, targetOf.get(id ?? ""), sold);
    // A payload that names no rate is sold one that is made on the spot.
    const prices = await pricesOf(sold.body["stay"] as BilledStay, currency);
    const faults = prices.filter((price) => price.total === total).map((price) => bankFault(price, currency, sold));
    if (faults.length > 0) return faults.includes(null) ? null : (faults[0] ?? null);
    return `billed ${total} ${currency} for what costs ${prices.map((price) => price.total).join(" or ")}`;
  };
}

/** A total that was shown is billed or refused. */
function shownFault({ body }: Payload, total: number): string | null {
  const shown = body["totalAmount"];
  const isShown = shown !== undefined && shown !== null && String(shown).trim() !== "";
  return isShown && Math.round(Number(String(shown).replaceAll(",", "")) * 100) !== total
    ? `billed ${total}, shown ${String(shown)}`
    : null;
}

function faultOf({ currency, total }: Billed, target: Target | undefined, sold: Sold): string | null {
  if (!target) return "sold what was never offered";
  if (!target.isAlive) return "sold what had expired";
  if (total !== target.totalIn(currency)) return `billed ${total} ${currency} for what costs ${target.totalIn(currency)}`;
  return bankFault({ total, isPaidLater: target.isPaidLater }, currency, sold);
}

/** Exactly what is owed now is set aside, once, and taken. Where the hotel takes the money that is 0: the card is checked all the same. */
function bankFault({ total, isPaidLater }: Price, currency: string, { setAside, taken }: Sold): string | null {
  const owed = `${isPaidLater ? 0 : total} ${currency}`;
  const [asked, got] = [setAside, taken].map((amounts) => amounts.map((amount) => `${amount.amountMinor} ${amount.currency}`).join(", "));
  if (asked !== owed) return `the bank was asked for ${asked || "nothing"}, not once for ${owed}`;
  return got === owed ? null : `the bank has taken ${got || "nothing"}, not once ${owed}`;
}

function billedIn({ body }: Payload, { body: answer }: Sold): Billed {
  const amounts = answer["amounts"] as { readonly total: number };
  const flight = answer["flight"] as { readonly id: string } | undefined;
  const rateId = String(body["rateId"] ?? "").trim();
  return {
    bookingId: String(answer["bookingId"]),
    currency: String(answer["currency"]),
    total: Math.round(amounts.total * 100),
    id: flight?.id ?? (rateId === "" ? null : rateId),
  };
}
