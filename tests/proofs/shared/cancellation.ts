import { ask } from "./ask.ts";

/** The way of a traveller who gives a booking back, and what they have been told. */
export interface Cancellation {
  readonly whose: { readonly bookingId: string; readonly email: string };
  /** What they have agreed to, once they have seen it. */
  agreed: Quote | null;
  /** Whether they have been told that the booking is cancelled and the money, if any, is back. */
  isDone: boolean;
}

interface Quote {
  readonly refund: number;
  readonly currency: string;
  readonly quotedAt: string;
}

/** The parts of all answers of the two calls. */
interface Told extends Quote {
  readonly status: string | number;
  readonly code?: string;
  readonly refundStatus?: "none" | "on_its_way" | "paid";
  /** What was agreed to; on the refusal of an old quote, the new one. */
  readonly cancellation?: Quote;
  readonly quote?: Quote;
}

/**
 * Asks what comes back, unless that is known, and agrees to it, for the first time or again. Of another figure than the agreed one only
 * a clear "nothing has happened" may tell; that one is agreed to the next time.
 * @returns what should not have been answered. @throws Error when the server dies.
 */
export async function askToCancel(cancellation: Cancellation, baseUrl: string): Promise<readonly string[]> {
  const { whose } = cancellation;
  if (cancellation.agreed === null) {
    const { status, told } = await post(baseUrl, "cancel-quote", whose);
    if (status !== 200) return odd("the quote", status, told);
    const { refund, currency, quotedAt } = told;
    cancellation.agreed = { refund, currency, quotedAt };
  }
  const { agreed } = cancellation;
  const { status, told } = await post(baseUrl, "cancel", { ...whose, ...agreed });
  if (status === 409 && told.code === "quote_changed" && told.quote) {
    const { refund, currency, quotedAt } = told.quote;
    cancellation.agreed = { refund, currency, quotedAt };
    return [];
  }
  if (status !== 200) return odd("the cancellation", status, told);
  cancellation.isDone = told.status === "cancelled" && told.refundStatus === (agreed.refund > 0 ? "paid" : "none");
  return told.cancellation?.refund === agreed.refund ? [] : [`agreed to ${agreed.refund} and was told of ${told.cancellation?.refund}`];
}

/** A server that is too busy has said nothing odd. */
const odd = (what: string, status: number, { code }: Told): readonly string[] =>
  status === 503 ? [] : [`was answered ${status} ${code} to ${what}`];

async function post(baseUrl: string, call: string, body: object): Promise<{ readonly status: number; readonly told: Told }> {
  const headers = { "content-type": "application/json" };
  const answer = await ask(baseUrl, { method: "POST", path: `/api/v1/bookings/${call}`, headers, body: JSON.stringify(body) });
  return { status: answer.status, told: JSON.parse(answer.body.toString()) as Told };
}
