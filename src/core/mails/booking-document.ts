import { billStatus, type Booking, isBeingUndone } from "../booking/index.ts";
import { type FlightOffer, outlineOf, routesOf } from "../flights/index.ts";
import { cancellationPart, refundOf } from "./cancellation-part.ts";
import type { Block, MailDocument } from "./document.ts";
import { flightPart } from "./flight-part.ts";
import { peoplePart } from "./people-part.ts";
import { pricePart } from "./price-part.ts";
import { rulesPart } from "./rules-part.ts";
import { stayPart } from "./stay-part.ts";
import { cityOf, type DatedFacts, type Telling, tellingOf } from "./telling.ts";

/** What a traveller is written about. */
export type BookingMailKind =
  | "confirmed"
  | "pending"
  /** It failed, and a person looks after what is to come back. */
  | "undone"
  | "not_completed"
  | "cancelled"
  | "refunded"
  /** Paid back by another way than the card. */
  | "refunded_otherwise"
  | "names_completed"
  /** The agency has corrected what it had of the people. */
  | "corrected";

/** What a mail about a booking says. */
export function bookingDocument(kind: BookingMailKind, booking: Booking, site: DatedFacts): MailDocument {
  const telling = tellingOf(booking, site);
  const { words } = telling;
  const { title, preview, blocks } = TELL[kind](telling);
  return {
    language: booking.language,
    subject: words[kind].subject(whatIsBought(telling), booking.id),
    preview,
    title,
    blocks: [...blocks, { kind: "paragraph", text: words.call(unbroken(site.brand.supportPhone)) }],
    footer: [
      `${site.brand.name}, ${site.brand.officeAddress}`,
      words.footer.help(unbroken(site.brand.supportPhone), site.brand.supportEmail),
      words.footer.why(booking.contact.email),
    ],
    brandName: site.brand.name,
  };
}

/** Keeps a phone number on one line. */
const unbroken = (phone: string): string => phone.replaceAll(" ", "\u00a0");

interface Told {
  readonly title: string;
  readonly preview: string;
  readonly blocks: readonly Block[];
}

const TELL: Readonly<Record<BookingMailKind, (telling: Telling) => Told>> = {
  confirmed: (telling) => {
    const { words, booking, site, money } = telling;
    const { titles, intro, preview, calendar } = words.confirmed;
    const title = site.isTestPayment ? titles.test : titles[booking.kind];
    const end: Block = { kind: "paragraph", text: calendar };
    return {
      title: title(leadName(telling)),
      preview: preview(money(booking.quote.total)),
      blocks: [say(intro), ...mainPart(telling), ...simulatedPart(telling), end, ...wholePart(telling)],
    };
  },
  pending: (telling) => {
    const { intro, preview, title } = telling.words.pending;
    const blocks = [say(intro), ...mainPart(telling), ...simulatedPart(telling), ...boughtPart(telling), ...peoplePart(telling)];
    return { title: title(leadName(telling)), preview, blocks: [...blocks, ...pricePart(telling), ...managePart(telling)] };
  },
  undone: (telling) => {
    const { intro, preview, title } = telling.words.undone;
    const blocks = [say(intro), ...mainPart(telling), ...simulatedPart(telling), ...boughtPart(telling), ...managePart(telling)];
    return { title: title(leadName(telling)), preview, blocks };
  },
  not_completed: (telling) => {
    const { nothing, preview, title, again } = telling.words.not_completed;
    const link: Block = {
      kind: "link",
      text: again,
      url: telling.url(telling.booking.kind === "flight" ? "/" : "/hotels"),
      isButton: true,
    };
    const blocks = [say(reasonOf(telling)), say(nothing), ...referencePart(telling), ...boughtPart(telling), link];
    return { title: title(leadName(telling)), preview, blocks };
  },
  cancelled: (telling) => {
    const { words, money } = telling;
    const { preview, title, calendar } = words.cancelled;
    const blocks = [...referencePart(telling), ...cancellationPart(telling), ...boughtPart(telling), ...managePart(telling), say(calendar)];
    return { title: title(leadName(telling)), preview: preview(money(refundOf(telling))), blocks };
  },
  refunded: (telling) => tellRefund(telling, (amount) => telling.words.refunded.intro(amount, telling.card)),
  refunded_otherwise: (telling) => tellRefund(telling, telling.words.refunded_otherwise.intro),
  names_completed: (telling) => tellPeople(telling, telling.words.names_completed),
  corrected: (telling) => tellPeople(telling, telling.words.corrected),
};

/** Who travels or stays, as it is to be looked over, before what they have booked. */
function tellPeople(telling: Telling, { preview, title, intro }: Telling["words"]["names_completed"]): Told {
  const blocks = [say(intro), ...referencePart(telling), ...peoplePart(telling), ...boughtPart(telling)];
  return { title: title(leadName(telling)), preview, blocks: [...blocks, ...pricePart(telling), ...managePart(telling)] };
}

function tellRefund(telling: Telling, intro: (amount: string) => string): Told {
  const { preview, title } = telling.words.refunded;
  const amount = telling.money(refundOf(telling));
  const blocks = [
    say(intro(amount)),
    say(standingText(telling)),
    ...referencePart(telling),
    ...cancellationPart(telling, true),
    ...managePart(telling),
  ];
  return { title: title(leadName(telling)), preview: preview(amount), blocks };
}

/** Whether the trip still is: money goes back for broken seats too. */
function standingText({ booking, words: { refunded } }: Telling): string {
  const status = isBeingUndone(booking) ? null : billStatus(booking);
  return status === "confirmed" || status === "pending" ? refunded.stands[status] : refunded.gone;
}

const say = (text: string): Block => ({ kind: "paragraph", text });

const leadName = ({ booking }: Telling): string => booking.travellers[0]?.firstName ?? "";

/** `New York to London, Mar-12-2027`; `The Cartographer Hotel, Mar-12-2027` */
function whatIsBought(telling: Telling): string {
  const { booking, words, day } = telling;
  if (booking.kind === "hotel") return words.on(booking.offer.hotel.name, day(booking.offer.stay.checkIn));
  const outline = outlineOf(booking.offer.bounds[0]);
  return outline ? words.on(routeText(telling, booking.offer), day(outline.departsAtLocal)) : "";
}

/** `New York to London`; of a multi-city trip `New York – London – Rome`, and `New York – London, Paris – Rome` where nothing is flown between */
function routeText(telling: Telling, offer: FlightOffer): string {
  const [route = [], ...others] = routesOf(offer).map((stretch) => stretch.map((airport) => cityOf(telling, airport)));
  const [from = "", to = "", ...onward] = route;
  if (others.length === 0 && onward.length === 0) return telling.words.route(from, to);
  return [route, ...others].map((cities) => cities.join(" – ")).join(", ");
}

/** The number, and the supplier's own. */
function referencePart({ booking, words }: Telling): readonly Block[] {
  const { orderRef } = booking.progress;
  const ours: Block = { kind: "reference", label: words.reference, value: booking.id };
  return orderRef === null ? [ours] : [ours, { kind: "pairs", rows: [{ label: words.orderRef[booking.kind], value: orderRef }] }];
}

/** What is looked for first: the numbers and the total. */
const mainPart = (telling: Telling): readonly Block[] => [
  ...referencePart(telling),
  { kind: "pairs", rows: [{ label: telling.words.total, value: telling.money(telling.booking.quote.total) }] },
];

function simulatedPart({ booking, words: { simulated }, site }: Telling): readonly Block[] {
  const texts = [site.isTestPayment && simulated.payment, site.isModelSupply && simulated.supply[booking.kind]].filter(Boolean);
  return texts.length === 0 ? [] : [{ kind: "notice", title: simulated.title, text: texts.join(" ") }];
}

const wholePart = (telling: Telling): readonly Block[] => [
  ...boughtPart(telling),
  ...peoplePart(telling),
  ...pricePart(telling),
  ...managePart(telling),
  ...rulesPart(telling),
];

const boughtPart = (telling: Telling): readonly Block[] =>
  telling.booking.kind === "flight" ? flightPart(telling, telling.booking.offer) : stayPart(telling, telling.booking.offer);

function managePart({ booking, words: { manage }, url }: Telling): readonly Block[] {
  const status = billStatus(booking);
  const what = manage.what[status === "cancelled" ? "canceled" : status === "pending" ? "waiting" : booking.kind];
  return [
    { kind: "heading", text: manage.heading },
    { kind: "paragraph", text: `${what} ${manage.how(booking.id, booking.contact.email)}` },
    { kind: "link", text: manage.link, url: url(`/manage-booking?ref=${booking.id}`), isButton: true },
  ];
}

/** Why it came to nothing, as far as the traveller can do something with it. */
function reasonOf({ booking, words }: Telling): string {
  const { reasons } = words.not_completed;
  const { failure } = booking.progress;
  if (failure?.code === "sold_out" || failure?.code === "sale_closed") return reasons[failure.code];
  if (failure?.code === "payment_not_asked") return reasons.not_asked;
  if (failure?.code !== "payment_declined") return reasons.supplier;
  return failure.reason === "declined" ? reasons.payment : reasons[failure.reason];
}
