import type { BookingKind } from "../../booking/index.ts";
import { englishRooms, type Guests } from "../../hotels/index.ts";
import type { Party, TripType } from "../../flights/index.ts";
import { formatNumber, plural } from "../../kernel/index.ts";
import { englishCards } from "../../payments/index.ts";

const count = (value: number, one: string, other: string): string => `${formatNumber(value)}\u00a0${plural(value, { one, other })}`;
const travelers = (value: number): string => count(value, "traveler", "travelers");
const nights = (value: number): string => count(value, "night", "nights");
const people = ({ adults, children, infants }: Party): readonly string[] => [
  count(adults, "adult", "adults"),
  ...(children > 0 ? [count(children, "child", "children")] : []),
  ...(infants > 0 ? [count(infants, "infant", "infants")] : []),
];
/** `2 adults`, and in brackets where there are several kinds: the fare is taken that many times in all. */
const summed = (kinds: readonly string[]): string => (kinds.length > 1 ? `(${kinds.join(" + ")})` : kinds.join(""));

/** For what the fee of a first bag is asked, beside each traveler. */
const BAG_EACH = { oneWay: "", roundTrip: " in each direction", multiCity: " on each flight" } satisfies Record<TripType, string>;

/** What mails about bookings say. Their figures come from bookings and policies. */
export const en = {
  route: (from: string, to: string) => `${from} to ${to}`,
  on: (what: string, day: string) => `${what}, ${day}`,
  moment: (day: string, time: string) => `${day}, ${time}`,
  /** Midnight, of which nobody is sure whether it begins a day or ends it. */
  startOf: (day: string) => `the start of ${day}`,
  call: (phone: string) => `Anything wrong or unclear? Call us, day and night: ${phone}.`,
  card: englishCards.theCard,
  footer: {
    why: (email: string) => `You receive this mail because a booking was made for ${email}.`,
    help: (phone: string, email: string) => `Help, day and night: ${phone}, ${email}`,
  },

  confirmed: {
    subject: (what: string, id: string) => `Confirmed: ${what} (${id})`,
    preview: (total: string) => `Everything about your booking, ${total} in all.`,
    titles: {
      flight: (firstName: string) => `Thank you, ${firstName}. The trip is yours.`,
      hotel: (firstName: string) => `Thank you, ${firstName}. Your stay is booked.`,
      test: (firstName: string) => `Thank you, ${firstName}. Your test booking is made.`,
    },
    intro: "Your booking is confirmed. Keep this mail: it says what you bought, what it cost and which rules apply.",
    calendar: "The attached file puts the booking into your calendar.",
  },
  pending: {
    subject: (what: string, id: string) => `We are still working on it: ${what} (${id})`,
    preview: "You need not do anything. We write again as soon as we know.",
    title: (firstName: string) => `${firstName}, your booking is not confirmed yet.`,
    intro:
      "We have your booking and wait for the last answer. You need not do anything, and please do not book again: you would have two. We write to you as soon as we know.",
  },
  undone: {
    subject: (what: string, id: string) => `Not booked, and being settled: ${what} (${id})`,
    preview: "Your booking does not go through. We see to it that no money of yours stays with us.",
    title: (firstName: string) => `${firstName}, your booking does not go through.`,
    intro:
      "We could not complete your booking and are taking it back. One of our agents sees to it that no money of yours stays with us. You need not do anything: we write to you as soon as it is settled. If you still want to travel, please call us before you book again.",
  },
  not_completed: {
    subject: (what: string, id: string) => `Not booked: ${what} (${id})`,
    preview: "Your booking could not be completed. We have taken no money.",
    title: (firstName: string) => `${firstName}, your booking could not be completed.`,
    reasons: {
      payment: "The payment did not go through, so nothing was booked.",
      insufficient_funds: "The bank says that the card does not have enough funds, so nothing was booked.",
      expired_card: "The bank says that the card has expired, so nothing was booked.",
      not_asked: "It was interrupted before it reached your bank, so nothing was booked.",
      sale_closed: "Its sale closed before we could order it for you, so nothing was booked.",
      sold_out: "Others were quicker: not enough was left when we booked it for you.",
      supplier: "We could not complete it with the supplier, so nothing was booked.",
    },
    nothing:
      "We have taken no money. Your bank may show an amount as set aside for a while: we have let it go, and it disappears by itself.",
    /** Of a payment that the bank has not heard of, as far as anybody knows. */
    nothingAsked:
      "We have taken no money. Should your bank show an amount as set aside all the same, it disappears by itself: we let it go.",
    again: "Search again",
  },
  cancelled: {
    subject: (what: string, id: string) => `Canceled: ${what} (${id})`,
    preview: (refund: string) => `Your booking is canceled. Refund: ${refund}.`,
    title: (firstName: string) => `${firstName}, your booking is canceled.`,
    intro: "We canceled it. This is your refund, line by line:",
    plain: "Your booking is canceled.",
    refund: "Refund",
    due: (day: string, card: string) => `The money is on its way to ${card}. You have it by ${day} at the latest.`,
    withPerson: (day: string) =>
      `One of our agents is seeing to your refund and writes to you as soon as it is settled. You have the money by ${day} at the latest.`,
    nothing: "Nothing is to be paid back.",
    hotelTakesNothing: "You had paid us nothing, and the hotel charges nothing: you canceled in time.",
    calendar: "The attached file takes the booking out of your calendar.",
  },
  refunded: {
    subject: (what: string, id: string) => `Refund paid: ${what} (${id})`,
    preview: (refund: string) => `We have paid ${refund} back.`,
    title: (firstName: string) => `${firstName}, your refund is paid.`,
    intro: (refund: string, card: string) =>
      `We have paid ${refund} back to ${card}. It depends on your bank when your statement shows it.`,
    stands: {
      confirmed: "Your booking stands as it was: this refund changes nothing else about it.",
      pending: "Your booking itself is still under way: we write to you when it is decided.",
    },
    gone: "The booking itself is canceled: nothing of it can be used any more.",
  },
  refunded_otherwise: {
    subject: (what: string, id: string) => `Refund paid: ${what} (${id})`,
    intro: (refund: string) =>
      `We have paid ${refund} back to you, by the way that you agreed on with our agent or to the account that you paid from.`,
  },
  names_completed: {
    subject: (what: string, id: string) => `Names added: ${what} (${id})`,
    preview: "Your booking has the names of its travelers.",
    title: (firstName: string) => `${firstName}, the names are in your booking.`,
    intro: "These are the travelers as they now stand in the booking.",
  },
  corrected: {
    subject: (what: string, id: string) => `Corrected: ${what} (${id})`,
    preview: "Your booking has been corrected; nothing else about it has changed.",
    title: (firstName: string) => `${firstName}, your booking is corrected.`,
    intro: "We corrected what we had of the people in it, and nothing else.",
  },
  spelling: {
    flight: "Check the spelling: it has to match the passports.",
    hotel: "Check the spelling: it has to match the identification shown at the hotel.",
  } satisfies Record<BookingKind, string>,

  reference: "Booking number",
  total: "Total",
  orderRef: { flight: "Airline reference", hotel: "Hotel confirmation" } satisfies Record<BookingKind, string>,
  simulated: {
    title: "This is a demonstration",
    payment: "The payment was a test: no money has moved.",
    supply: {
      flight: "The flights come from a built-in model: no airline knows of this booking and no ticket will be issued.",
      hotel: "The hotel comes from a built-in model: no room is held for you.",
    } satisfies Record<BookingKind, string>,
  },

  trip: {
    outbound: (route: string) => `Outbound: ${route}`,
    inbound: (route: string) => `Return: ${route}`,
    nth: (number: number, route: string) => `Flight ${number}: ${route}`,
    flight: (code: string, airline: string) => `${code}, ${airline}`,
    operatedBy: (name: string) => `Operated by ${name}`,
    layover: (duration: string, city: string) => `Layover ${duration} in ${city}`,
    change: (duration: string, from: string, to: string) => `Layover ${duration}: you arrive at ${from} and leave from ${to}`,
    cabins: { M: "Economy", W: "Premium Economy", C: "Business", F: "First" },
    local: "All times are local.",
  },
  stay: {
    heading: "Your stay",
    checkIn: (time: string) => `Check-in from ${time}`,
    checkOut: (time: string) => `Check-out until ${time}`,
    length: "Length",
    nights,
    guests: "Guests",
    party: (guests: Guests) => `${people(guests).join(", ")} in ${count(guests.rooms, "room", "rooms")}`,
    room: "Room",
    ...englishRooms,
  },
  people: {
    heading: "Travelers",
    leadGuest: "Lead guest",
    phone: "Phone",
    kinds: { adult: "adult", child: "child", infant: "infant" },
    named: (name: string, kind: string) => `${name}, ${kind}`,
    owedTitle: "Names are missing",
    owed: (value: number) =>
      `We still need the names of ${travelers(value)}. Add them under “Manage booking” before the tickets are issued.`,
  },
  price: {
    heading: "Price",
    fare: "Base fare",
    times: (amount: string, party: Party) => `${amount} × ${summed(people(party))}`,
    nightly: "Room price",
    timesNights: (amount: string, value: number) => `${amount} × ${nights(value)}`,
    included: "included",
    serviceFee: "Service fee",
    platformFee: "Platform fee",
    total: (currency: string) => `Total in ${currency}`,
    paid: (card: string) => `Paid with ${card}. Nothing is added later.`,
    toPay: (card: string) => `To be paid with ${card}, once the booking is confirmed.`,
    atHotel: (amount: string, card: string) => `Nothing has been taken. You pay ${amount} at the hotel; ${card} is only checked.`,
  },
  rules: {
    heading: "Rules that apply",
    fareBrands: { plus: "You bought the Plus fare.", flex: "You bought the Flex fare." },
    change: {
      free: "The airline changes the ticket for free; a difference in fare is due.",
      none: "The airline does not change this ticket.",
    },
    changeFee: (fee: string) => `The airline takes ${fee} per traveler for a change, and any difference in fare.`,
    refund: { free: "The airline pays the ticket back in full.", none: "The airline does not pay this ticket back." },
    refundFee: (fee: string) => `The airline keeps ${fee} per traveler when the ticket is paid back.`,
    refundNothing: (fee: string) => `There is no refund of this fare: the airline keeps ${fee} per traveler, as much as it cost or more.`,
    serviceFee: (fee: string) => `Service fee for the booking: ${fee}, in the price above, kept once the booking is confirmed.`,
    /** `Cancellation fee, ticket booked on the site: $50 per ticket` */
    policy: (label: string, condition: string, amount: string) => `${label} (${condition}): ${amount}.`,
    ours: "Our own fees come in addition to the airline's:",
    bags: "Bags, each traveler:",
    carryOn: (value: number) => (value === 0 ? "no carry-on" : count(value, "carry-on", "carry-ons")),
    checked: (value: number, kilograms: number) => `${count(value, "checked bag", "checked bags")} of up to ${kilograms}\u00a0kg`,
    noChecked: "no checked bag",
    firstBag: (fee: string, trip: TripType) => `by our estimate the first one costs ${fee}${BAG_EACH[trip]}, paid to the airline`,
    free: (until: string) => `Canceling is free until ${until}, hotel time.`,
    costs: (amount: string) => `Canceling costs ${amount}.`,
    costsFrom: (from: string, amount: string) => `From ${from}, hotel time, canceling costs ${amount}.`,
    fullPrice: (amount: string) => `${amount}, the full price`,
    age: (years: number) => `Whoever checks in is at least ${years} years old.`,
    deposit: (amount: string) => `The hotel asks for a deposit of ${amount} at check-in and gives it back at check-out.`,
    noFeeOfOurs: "We add no fee of our own to a stay that was booked on the site.",
    pages: {
      "/cancellation-policy": "Cancellation policy",
      "/refund-policy": "Refund policy",
      "/baggage-policy": "Baggage policy",
      "/our-service-fees": "Our service fees",
      "/terms-and-conditions": "Terms and conditions",
    },
  },
  manage: {
    heading: "Manage your booking",
    what: {
      owed: "See it, complete names, add it to your calendar or cancel it, without an account.",
      booked: "See it, add it to your calendar or cancel it, without an account.",
      begun: "See it or add it to your calendar, without an account.",
      canceled: "See it and what the cancellation comes to, without an account.",
      waiting: "See how it stands, without an account.",
    } satisfies Record<"owed" | "booked" | "begun" | "canceled" | "waiting", string>,
    how: (id: string, email: string) => `You need the booking number ${id} and the address ${email}.`,
    link: "Manage booking",
  },

  lines: {
    paid: "Paid",
    fare_refundable: "Refundable fare, of which the airline keeps nothing",
    fare_not_refundable: "Fare, which the airline does not pay back",
    fare_penalty: "What the airline keeps",
    service_fee_kept: "Service fee, kept for the work that was done",
    hotel_free_until: (until: string) => `Free cancellation until ${until}, hotel time`,
    hotel_penalty: "What the hotel keeps by its cancellation terms",
    hotel_not_refundable: "All of it stays with the hotel, by the conditions of the rate on that day",
    hotel_unpaid: "Nothing had been paid to us",
    already_given_back: "Paid back to you before",
    hotel_charges: (amount: string) => `Nothing had been paid to us; the hotel takes ${amount} from the card itself`,
  },

  calendar: {
    flight: (code: string, from: string, to: string) => `Flight ${code}: ${from} to ${to}`,
    stay: (hotel: string) => `Stay: ${hotel}`,
    fileName: (id: string) => `trip-${id}.ics`,
  },
};

export type MailWords = typeof en;
