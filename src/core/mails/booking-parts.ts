import { billOf, billStatus } from "../booking/index.ts";
import { lastMomentOf } from "../cancellation/index.ts";
import { isBefore } from "../kernel/index.ts";
import type { Block } from "./document.ts";
import { flightPart } from "./flight-part.ts";
import { peoplePart } from "./people-part.ts";
import { pricePart } from "./price-part.ts";
import { rulesPart } from "./rules-part.ts";
import { stayPart } from "./stay-part.ts";
import type { Telling } from "./telling.ts";

/** The number, and the supplier's own. */
export function referencePart({ booking, words }: Telling): readonly Block[] {
  const { orderRef } = booking.progress;
  const ours: Block = { kind: "reference", label: words.reference, value: booking.id };
  return orderRef === null ? [ours] : [ours, { kind: "pairs", rows: [{ label: words.orderRef[booking.kind], value: orderRef }] }];
}

/** What is looked for first: the numbers and the total. */
export const mainPart = (telling: Telling): readonly Block[] => [
  ...referencePart(telling),
  { kind: "pairs", rows: [{ label: telling.words.total, value: telling.money(telling.booking.quote.total) }] },
];

/** That no real ticket or money moves, where that is so. */
export function simulatedPart({ booking, words: { simulated }, site }: Telling): readonly Block[] {
  const texts = [site.isTestPayment && simulated.payment, site.isModelSupply && simulated.supply[booking.kind]].filter(Boolean);
  return texts.length === 0 ? [] : [{ kind: "notice", title: simulated.title, text: texts.join(" ") }];
}

/** All of the booking, after its numbers and the total. */
export const wholePart = (telling: Telling): readonly Block[] => [
  ...boughtPart(telling),
  ...peoplePart(telling),
  ...pricePart(telling),
  ...managePart(telling),
  ...rulesPart(telling),
];

/** The flights, or the stay. */
export const boughtPart = (telling: Telling): readonly Block[] =>
  telling.booking.kind === "flight" ? flightPart(telling, telling.booking.offer) : stayPart(telling, telling.booking.offer);

/** Where the booking can be seen and changed. */
export function managePart(telling: Telling): readonly Block[] {
  const { booking, words, url } = telling;
  const { manage } = words;
  return [
    { kind: "heading", text: manage.heading },
    { kind: "paragraph", text: `${manage.what[whatIsLeft(telling)]} ${manage.how(booking.id, booking.contact.email)}` },
    { kind: "link", text: manage.link, url: url(`/manage-booking?ref=${booking.id}`), isButton: true },
  ];
}

/** What can still be done with it there. */
function whatIsLeft({ booking, site }: Telling): keyof Telling["words"]["manage"]["what"] {
  const status = billStatus(booking);
  if (status === "cancelled") return "canceled";
  if (status === "pending") return "waiting";
  if (!isBefore(site.now, lastMomentOf(booking))) return "begun";
  return (billOf(booking, site.now)?.travellersOwed ?? 0) > 0 ? "owed" : "booked";
}
