import { billStatus, type Booking, isBeingUndone } from "../booking/index.ts";
import { unbroken } from "../kernel/index.ts";
import { boughtPart, mainPart, managePart, referencePart, simulatedPart, wholePart } from "./booking-parts.ts";
import { cancellationPart, refundOf } from "./cancellation-part.ts";
import { unlinked } from "./clean-text.ts";
import { type Block, footerOf, type MailDocument } from "./document.ts";
import { peoplePart, phonePart } from "./people-part.ts";
import { pricePart } from "./price-part.ts";
import { type DatedFacts, type Telling, tellingOf } from "./telling.ts";
import { whatIsBought } from "./what-is-bought.ts";

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
    footer: footerOf(site.brand, words.footer, booking.contact.email),
    brandName: site.brand.name,
  };
}

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
    const { nothing, nothingAsked, preview, title, again } = telling.words.not_completed;
    const isAsked = telling.booking.progress.failure?.code !== "payment_not_asked";
    const link: Block = {
      kind: "link",
      text: again,
      url: telling.url(telling.booking.kind === "flight" ? "/" : "/hotels"),
      isButton: true,
    };
    const blocks = [say(reasonOf(telling)), say(isAsked ? nothing : nothingAsked), ...referencePart(telling), ...boughtPart(telling), link];
    return { title: title(leadName(telling)), preview, blocks };
  },
  cancelled: (telling) => {
    const { words, money } = telling;
    const { preview, title, calendar } = words.cancelled;
    const blocks = [
      ...referencePart(telling),
      ...cancellationPart(telling),
      ...simulatedPart(telling),
      ...boughtPart(telling),
      ...managePart(telling),
      say(calendar),
    ];
    return { title: title(leadName(telling)), preview: preview(money(refundOf(telling))), blocks };
  },
  refunded: (telling) => tellRefund(telling, (amount) => telling.words.refunded.intro(amount, telling.card)),
  refunded_otherwise: (telling) => tellRefund(telling, telling.words.refunded_otherwise.intro),
  names_completed: (telling) => tellPeople(telling, telling.words.names_completed),
  corrected: (telling) => tellPeople(telling, telling.words.corrected, phonePart(telling)),
};

/** Who travels or stays, as it is to be looked over, before what they have booked. @param reached how they are reached, where that is to be looked over too. */
function tellPeople(
  telling: Telling,
  { preview, title, intro }: Telling["words"]["names_completed"],
  reached: readonly Block[] = [],
): Told {
  const blocks = [
    say(`${intro} ${telling.words.spelling[telling.booking.kind]}`),
    ...referencePart(telling),
    ...peoplePart(telling),
    ...reached,
    ...simulatedPart(telling),
    ...boughtPart(telling),
  ];
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
    ...simulatedPart(telling),
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

const leadName = ({ booking }: Telling): string => unlinked(booking.travellers[0]?.firstName ?? "");

/** Why it came to nothing, as far as the traveller can do something with it. */
function reasonOf({ booking, words }: Telling): string {
  const { reasons } = words.not_completed;
  const { failure } = booking.progress;
  if (failure?.code === "sold_out" || failure?.code === "sale_closed") return reasons[failure.code];
  if (failure?.code === "payment_not_asked") return reasons.not_asked;
  if (failure?.code !== "payment_declined") return reasons.supplier;
  return failure.reason === "declined" ? reasons.payment : reasons[failure.reason];
}
