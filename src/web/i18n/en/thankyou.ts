import { plural } from "../grammar/plural.ts";

/** The page after a booking. */
export const thankyou = {
  title: "Thank you",
  headings: {
    flight: (firstName: string) => `Thank you, ${firstName}. The trip is yours.`,
    hotel: (firstName: string, rooms: number) =>
      `Thank you, ${firstName}. ${plural("en", rooms, { one: "The room is", other: "The rooms are" })} yours.`,
    pending: (firstName: string) => `Thank you, ${firstName}. We have your booking.`,
    /** With the sandbox nothing is held for anybody. */
    test: (firstName: string) => `Thank you, ${firstName}. Your test booking is made.`,
  },
  confirmed: (email: string) => ({ before: "Your booking is confirmed. It is made out to ", email, after: "." }),
  pending: (email: string) => ({
    before: "We are waiting for the last answer. Load this page again later to see it. The booking is made out to ",
    email,
    after: ".",
  }),
  picture: "A sailing boat running before the wind into the sun",
  bookingId: "Booking ID",
  keepId: "Keep this number: on the phone, an agent finds your booking by it and your email address.",
  trip: "Your trip",
  stay: "Your stay",
  roundWay: "Round Way",
  oneWay: "One Way",
  route: (from: string, to: string, way: string) => `${from} – ${to}, ${way}`,
  depart: "Depart",
  return: "Return",
  cabin: "Cabin",
  travelers: "Passengers",
  paid: "Paid",
  due: "To be paid",
  leadGuest: "Lead guest",
  dueNow: "Due now",
  dueAtHotel: "Due at the hotel",
  checked: "The card was checked; the hotel charges it.",
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  cardBrands: { visa: "Visa", mastercard: "Mastercard", amex: "American Express", discover: "Discover", unknown: "Card" },
  kinds: { adult: "adult", child: "child", infant: "infant" },
  owed: (count: number) =>
    `We still need the names of ${count} ${plural("en", count, { one: "traveler", other: "travelers" })}. Call us with them before the tickets are issued.`,
  owedTitle: "Names are missing",
  sandboxTitle: "This was a test payment",
  sandboxes: {
    flight: "The site runs with a sandbox gateway: no money has moved and no ticket will be issued.",
    hotel: "The site runs with a sandbox gateway: no money has moved and no room is held for you.",
  },
  callLine: "Anything wrong or unclear? Call us, day and night:",
  home: "Back to the home page",
  print: "Print",
  nothing: {
    title: "There is no booking to show here",
    why: "This page shows a booking right after it was made. Its address is missing or damaged. If you have booked, call us with your booking number and email address:",
  },
};
