import { type Booking, penaltyOfStay } from "../core/booking/index.ts";
import { CABIN_NAMES, flightCode, type FlightOffer, type Leg, legsOf } from "../core/flights/index.ts";
import type { Room } from "../core/hotels/index.ts";
import { type LocalDateTime, type Money, toDecimal } from "../core/kernel/index.ts";
import { amountText, inWords, isNothing, partyText, plain } from "./format.ts";
import { pairs, table } from "./layout.ts";

/** What was bought as travelers ask about it on the phone, and what its price is made of. */
export const purchaseLines = (booking: Booking): readonly string[] => [
  "",
  ...(booking.kind === "flight" ? flightLines(booking.offer) : stayLines(booking)),
  "",
  "Price",
  ...priceLines(booking),
];

const flightLines = (offer: FlightOffer): readonly string[] => [
  "Flights, by the clock of each airport",
  ...table(["flight", "from", "departs", "to", "arrives", "cabin", "operated by"], legsOf(offer).map(legCells)),
];

const legCells = (leg: Leg): readonly string[] => [
  flightCode(leg),
  leg.from.code,
  wallText(leg.departsAtLocal),
  leg.to.code,
  wallText(leg.arrivesAtLocal),
  CABIN_NAMES[leg.cabin].toLowerCase(),
  plain(leg.operatedBy.name),
];

/** `2027-03-12 14:00` */
const wallText = (at: LocalDateTime): string => at.slice(0, 16).replace("T", " ");

type HotelBooking = Extract<Booking, { readonly kind: "hotel" }>;

function stayLines(booking: HotelBooking): readonly string[] {
  const { hotel, room, rate, stay, guests } = booking.offer;
  return [
    "Stay, by the hotel's clock",
    ...pairs([
      ["Hotel", plain(`${hotel.name}, ${hotel.street}, ${hotel.city}, ${hotel.country}`)],
      ["Check-in", `${stay.checkIn} from ${hotel.checkInFrom}`],
      ["Check-out", `${stay.checkOut} until ${hotel.checkOutUntil}`],
      ["Room", `${guests.rooms} x ${roomText(room)}; ${inWords(rate.board)}`],
      ["Guests", partyText(guests)],
      ["To cancel", rate.cancellation.steps.map((step) => stepText(step.fromLocal, penaltyOfStay(booking, step))).join("; ")],
    ]),
  ];
}

/** `costs USD 0.00`; `from 2027-03-10 18:00 USD 300.00` */
const stepText = (from: LocalDateTime | null, costs: Money): string =>
  `${from === null ? "costs" : `from ${wallText(from)}`} ${amountText(costs)}`;

/** `family, city view, 2 queen` */
const roomText = ({ kind, view, beds }: Room): string =>
  [kind, ...(view === "none" ? [] : [`${view} view`]), ...beds.map((bed) => `${bed.count} ${bed.kind}`)].join(", ");

/** Every amount of the price and their sum. A fee of nothing is left out. */
function priceLines(booking: Booking): readonly string[] {
  const { serviceFee, platformFee, total } = booking.quote;
  const fees: readonly Priced[] = [
    ["service fee", serviceFee],
    ["platform fee", platformFee],
  ];
  const rows = [...soldRows(booking), ...fees.filter(([, amount]) => !isNothing(amount)), ["total", total] as const];
  return table(
    ["for", "amount>"],
    rows.map(([label, amount]) => [label, amountText(amount)]),
  );
}

type Priced = readonly [label: string, amount: Money];

function soldRows(booking: Booking): readonly Priced[] {
  if (booking.kind === "flight") {
    const { quote } = booking;
    return [[`fare, ${quote.travellers} x ${toDecimal(quote.farePerTraveller)}`, quote.fare]];
  }
  const { quote, offer } = booking;
  const kinds = offer.rate.charges.map(({ kind }) => inWords(kind)).join(", ");
  return [
    [`rooms without taxes, ${quote.nights} x a night`, quote.rooms],
    [`taxes and fees (${kinds})`, quote.taxesAndFees],
  ];
}
