import { englishCards } from "../../../core/payments/english-cards.ts";
import { plural } from "../grammar/plural.ts";

/** The page after a booking. */
export const thankyou = {
  title: "Thank you",
  headings: {
    flight: (firstName: string) => `Thank you, ${firstName}. The trip is yours.`,
    hotel: (firstName: string, rooms: number) =>
      `Thank you, ${firstName}. ${plural(rooms, { one: "The room is", other: "The rooms are" })} yours.`,
    pending: (firstName: string) => `Thank you, ${firstName}. We have your booking.`,
    cancelled: (firstName: string) => `${firstName}, this booking is canceled.`,
    /** With the sandbox nothing is held for anybody. */
    test: (firstName: string) => `Thank you, ${firstName}. Your test booking is made.`,
  },
  confirmed: (email: string) => ({ before: "Your booking is confirmed. The confirmation goes to ", email, after: "." }),
  pending: (email: string) => ({
    before: "We are waiting for the last answer. You can close this page: as soon as it is there, we write to ",
    email,
    after: ". Or load this page again later.",
  }),
  cancelled: (email: string) => ({
    before: "What the cancellation comes to, line by line, stands in our mail to ",
    email,
    after: " and under “Manage booking”.",
  }),
  picture: "A sailing boat running before the wind into the sun",
  bookingId: "Booking number",
  keepId: "Keep this number: with it and your email address you find your booking again.",
  trip: "Your trip",
  stay: "Your stay",
  ways: { oneWay: "One Way", roundTrip: "Round Way", multiCity: "Multi-city" },
  route: (cities: string, way: string) => `${cities}, ${way}`,
  depart: "Depart",
  return: "Return",
  cabin: "Cabin",
  travelers: "Passengers",
  paid: "Paid",
  due: "To be paid",
  settling: "Being settled",
  leadGuest: "Lead guest",
  dueAtHotel: "Due at the hotel",
  checked: "The card is only checked; the hotel charges it.",
  notDue: "Nothing, or what the conditions of the rate keep: the booking is canceled.",
  neverDue: "Nothing: the booking does not go through.",
  ...englishCards,
  kinds: { adult: "adult", child: "child", infant: "infant" },
  owed: (count: number) =>
    `We still need the names of ${count} ${plural(count, { one: "traveler", other: "travelers" })}. Airlines need them as in the passport.`,
  owedTitle: "Names are missing",
  complete: "Complete the names",
  manage: "Manage this booking",
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
    why: "This page shows a booking right after it was made. Its address is missing or damaged. If you have booked, your booking is safe: its number and your email address open it.",
  },
};
