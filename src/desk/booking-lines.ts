import { type Booking, dueNow, holdsUnits, owedKinds } from "../core/booking/index.ts";
import { isErasedBooking } from "../core/desk/index.ts";
import { type Instant, toDecimal, utcText } from "../core/kernel/index.ts";
import { TITLE_NAMES } from "../core/travellers/index.ts";
import { paymentKey } from "../usecases/process/call-keys.ts";
import type { BookingFile } from "../usecases/desk/show-booking.ts";
import { actLines } from "./act-lines.ts";
import { amountText, fareText, languageName, plain, purchaseText } from "./format.ts";
import { pairs, table } from "./layout.ts";
import { mailLines } from "./mail-lines.ts";
import { purchaseLines } from "./purchase-lines.ts";
import { quoteLines } from "./quote-lines.ts";

type Pairs = readonly (readonly [string, string])[];

/** All of a booking, part by part. */
export function bookingLines(file: BookingFile, now: Instant): readonly string[] {
  const { booking } = file;
  return [
    `Booking ${booking.id}: ${booking.state}${isErasedBooking(booking) ? ", erased" : ""}`,
    ...pairs([...boughtPairs(booking), ...peoplePairs(booking)]),
    ...purchaseLines(booking),
    "",
    "Money and order",
    ...pairs([...moneyPairs(file), ...cancellationPairs(file), ...orderPairs(file)]),
    ...attentionLines(booking),
    ...agreedLines(booking),
    ...(file.moves.length === 0 ? [] : ["", "Moves", ...table(["at", "from", "to", "by", "why"], file.moves.map(moveCells))]),
    ...(file.mails.length === 0 ? [] : ["", "Mails", ...mailLines(file.mails, now)]),
    ...actLines(file.acts),
  ];
}

const boughtPairs = (booking: Booking): Pairs => [
  ["What", `${booking.kind}: ${purchaseText(booking)}`],
  ...(booking.kind === "flight" ? [["Fare", fareText(booking.offer)] as const] : []),
  ["Made", utcText(booking.createdAt)],
  ["Total", totalText(booking)],
];

function totalText(booking: Booking): string {
  const { total } = booking.quote;
  const now = dueNow(booking);
  return now.amountMinor === total.amountMinor
    ? amountText(total)
    : `${amountText(total)}, of which ${toDecimal(now)} now and the rest at the hotel`;
}

const peoplePairs = (booking: Booking): Pairs => [
  ["Travelers", [...booking.travellers.map(travellerText), ...owedTexts(booking)].join("; ")],
  ["Contact", plain(`${booking.contact.email}, ${booking.contact.mobile}`)],
  ["Billing", billingText(booking.billing)],
  ["Language", languageName(booking.language)],
];

const travellerText = ({ title, firstName, lastName, kind, dateOfBirth }: Booking["travellers"][number]): string =>
  plain(`${TITLE_NAMES[title]} ${firstName} ${lastName} (${kind}, born ${dateOfBirth})`);

/** Whose names are still owed: the API takes a flight with the lead traveler alone. */
function owedTexts(booking: Booking): readonly string[] {
  const owed = owedKinds(booking);
  return owed.length === 0 ? [] : [`names still owed: ${owed.join(", ")}`];
}

const billingText = ({ address, city, state, postalCode, country }: Booking["billing"]): string =>
  plain(`${address}, ${city}, ${state} ${postalCode}, ${country}`);

const moneyPairs = ({ booking, gateway, payment, deskRefunds }: BookingFile): Pairs => [
  [
    "Payment",
    `${paymentText(booking, payment)} at ${gateway}, reference ${booking.progress.paymentId ?? "none"}, key ${paymentKey(booking.id)}`,
  ],
  ["Card", `${booking.card.brand} ending in ${booking.card.last4}`],
  ...deskRefunds.map(
    ({ amount, begunAt, outcome, way, key }) =>
      [
        "Desk refund",
        `${amountText(amount)}, ${utcText(begunAt)}: ${way === "card" ? `${outcome}, key ${key}` : "paid otherwise"}`,
      ] as const,
  ),
];

/** Where all is paid at the hotel, the gateway has checked the card, whatever it calls that. */
const paymentText = (booking: Booking, payment: BookingFile["payment"]): string =>
  dueNow(booking).amountMinor === 0 ? `nothing taken (${payment})` : payment;

function cancellationPairs({ booking: { progress }, refund }: BookingFile): Pairs {
  const { cancellation } = progress;
  if (cancellation === null) return [];
  const due = cancellation.refundDue === null ? "" : `, due ${dayText(cancellation.refundDue)}`;
  const outcome = refund === null ? "" : `; the gateway: ${refund}`;
  return [["Cancellation", `agreed ${utcText(cancellation.at)}, gives back ${amountText(cancellation.refund)}${due}${outcome}`]];
}

/** What was agreed to, as it was shown before. */
const agreedLines = ({ progress: { cancellation } }: Booking): readonly string[] =>
  cancellation === null ? [] : ["", "Cancellation, as agreed to", ...quoteLines(cancellation)];

const dayText = (at: Instant): string => `${at.slice(0, 10)} UTC`;

const orderPairs = ({ booking, order }: BookingFile): Pairs => [
  ["Order", `${order}, reference ${plain(booking.progress.orderRef ?? "none")}`],
  [holdsUnits(booking) ? "Holds" : "Held", booking.claims.map(({ key }) => `${booking.units} of ${key}`).join("; ")],
];

function attentionLines({ progress: { attention, failure } }: Booking): readonly string[] {
  const lines = failure === null ? [] : [["Failure", failure.code] as const];
  const waits =
    attention === null ? [] : [["Waits", `${attention.reason} since ${utcText(attention.since)}, came from ${attention.from}`] as const];
  return lines.length + waits.length === 0 ? [] : pairs([...lines, ...waits]);
}

const moveCells = ({ at, from, to, by, failure }: BookingFile["moves"][number]): readonly string[] => [
  utcText(at),
  from,
  to,
  by,
  failure ?? "",
];
