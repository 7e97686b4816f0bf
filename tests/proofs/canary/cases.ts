import { SANDBOX_CARDS } from "../../../src/adapters/payments/sandbox/sandbox-cards.ts";
import type { Asked } from "../shared/ask.ts";
import { ENTRANCES, type Entrance, type Fields } from "./entrances.ts";
import { type Goods, USED_KEY } from "./goods.ts";
import type { MarkedCard } from "./marked-card.ts";
import { MISTAKES } from "./mistakes.ts";

/** One way to send a card, and how it must end: a case that ends otherwise shows nothing. */
interface Case {
  readonly name: string;
  readonly statuses: readonly number[];
  /** The number that makes the sandbox behave so; null: the card's own. */
  readonly number: string | null;
  ask(card: MarkedCard, goods: Goods, index: number): Asked;
}

interface Variation {
  readonly name: string;
  readonly statuses: readonly number[];
  readonly number?: string;
  /** Where it makes sense; everywhere when it is left out. */
  readonly at?: (entrance: Entrance) => boolean;
  fields(card: MarkedCard, goods: Goods): Fields;
}

const isCall = ({ isPage }: Entrance): boolean => !isPage;
const isForStays = ({ kind }: Entrance): boolean => kind === "hotel";
/** A bill; the way to it; the same told to a script. */
const BOOKED = [201, 303, 202];

const VARIATIONS: readonly Variation[] = [
  { name: "success", statuses: BOOKED, fields: () => ({}) },
  {
    name: "success with the number in groups",
    statuses: BOOKED,
    fields: ({ number }) => ({ cardNumber: number.match(/.{4}/g)?.join(" ") }),
  },
  {
    name: "success with numbers for texts",
    statuses: [201],
    at: isCall,
    fields: ({ number, code }) => ({ cardNumber: Number(number), cardDetails: Number(code) }),
  },
  { name: "decline", statuses: [402], number: SANDBOX_CARDS.declined, fields: () => ({}) },
  { name: "no funds", statuses: [402], number: SANDBOX_CARDS.insufficientFunds, fields: () => ({}) },
  { name: "a gateway that does not answer", statuses: BOOKED, number: SANDBOX_CARDS.timesOut, fields: () => ({}) },
  { name: "another price", statuses: [409], fields: () => ({ totalAmount: "1.00" }) },
  { name: "another currency's price", statuses: [409], fields: () => ({ totalAmount: "1.00", currency: "EUR" }) },
  {
    name: "the last one sold",
    statuses: [409],
    at: isForStays,
    fields: (
      _,
      {
        soldStay: {
          id,
          payload: { hotelId, totalAmount },
        },
      },
    ) => ({ rateId: id, hotelId, totalAmount }),
  },
  { name: "a used key", statuses: [400], at: isCall, fields: () => ({ idempotencyKey: USED_KEY }) },
  {
    name: "nothing of ours",
    statuses: [404],
    at: isCall,
    fields: () => ({ flight: { id: "x".repeat(60) }, hotelId: "x-1", rateId: "x" }),
  },
  { name: "too much", statuses: [413], fields: () => ({ filler: "x".repeat(70_000) }) },
  ...Object.entries(MISTAKES).map(([name, { at, fields }]): Variation => ({
    name: `a mistake in ${name}`,
    statuses: [400],
    fields,
    ...(at && { at: at === "call" ? isCall : (entrance: Entrance) => !isCall(entrance) }),
  })),
];

/** The requests that are no booking: what a card is sent in may be cut off, of another kind, or sent elsewhere. */
const STRAYS: readonly (readonly [name: string, statuses: readonly number[], change: (asked: Asked, card: MarkedCard) => Asked])[] = [
  ["cut off", [400], (asked) => ({ ...asked, body: String(asked.body).slice(0, -1) })],
  ["not JSON", [400], (asked, { number }) => ({ ...asked, body: `{"cardNumber": ${number}, "cardNumber" ${number}` })],
  ["a list", [400], (asked) => ({ ...asked, body: `[${String(asked.body)}]` })],
  ["plain text", [400], (asked) => ({ ...asked, headers: { "content-type": "text/plain" } })],
  ["XML", [400], (asked, { number }) => ({ ...asked, headers: { "content-type": "application/xml" }, body: `<card>${number}</card>` })],
  ["a form", [400], (asked, { number, code }) => ({ ...asked, headers: FORM, body: `cardNumber=${number}&cardDetails=${code}` })],
  ["no such call", [404], (asked) => ({ ...asked, path: "/api/v1/flights/travel/bill" })],
  ["another method", [405], (asked) => ({ ...asked, method: "PUT" })],
  ["a page that takes forms only", [400], (asked) => ({ ...asked, path: "/contact-us" })],
  [
    "a form to the contact page",
    [400],
    (asked, { number, code }) => ({
      ...asked,
      path: "/contact-us",
      headers: FORM,
      body: `form=message&cardNumber=${number}&cardDetails=${code}`,
    }),
  ],
  [
    "a form to a page without one",
    [405],
    (asked, { number }) => ({ ...asked, path: "/hotels", headers: FORM, body: `cardNumber=${number}` }),
  ],
  ["a form to no page", [404, 405], (asked, { number }) => ({ ...asked, path: "/nowhere", headers: FORM, body: `cardNumber=${number}` })],
  [
    "a form in parts",
    [400],
    (asked, { number }) => ({
      ...asked,
      path: "/contact-us",
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: part(number),
    }),
  ],
  [
    "half a form in parts",
    [400],
    (asked, { number }) => ({
      ...asked,
      path: "/contact-us",
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: part(number).slice(0, -9),
    }),
  ],
];
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const part = (number: string): string => `--b\r\nContent-Disposition: form-data; name="cardNumber"\r\n\r\n${number}\r\n--b--\r\n`;

const cardFields = ({ number, code, holder }: MarkedCard): Fields => ({ cardNumber: number, cardDetails: code, cardHolderName: holder });

const bookings = VARIATIONS.flatMap(({ name, statuses, number, at, fields }) =>
  ENTRANCES.filter((entrance) => at?.(entrance) ?? true).map((entrance): Case => ({
    name: `${name}, ${entrance.name}`,
    statuses,
    number: number ?? null,
    ask: (card, goods, index) =>
      entrance.write(goods, index, {
        ...cardFields(card),
        email: `canary-${index}@mail.example`,
        ...fields(card, goods),
      }),
  })),
);

const strays = STRAYS.map(([name, statuses, change]): Case => {
  const [call] = ENTRANCES;
  if (!call) throw new Error("There is no way in.");
  return { name, statuses, number: null, ask: (card, goods, index) => change(call.write(goods, index, cardFields(card)), card) };
});

export const CASES: readonly Case[] = [...bookings, ...strays];

/** Neighbours in the list are alike: in steps of this many, a few cases are of many kinds, and as many as there are cases are all of them. */
const STEP = 37;

export function caseAt(index: number): Case {
  const found = CASES[(index * STEP) % CASES.length];
  if (!found || CASES.length % STEP === 0) throw new Error("Not every case would have its turn.");
  return found;
}
