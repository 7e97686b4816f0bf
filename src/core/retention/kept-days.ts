/**
 * How long we keep what only serves a purpose of its own, in days. Bookings and people are another matter: `core/desk/retention.ts`.
 * docs/decisions/0028-what-is-kept-how-long.md says why.
 */
export const KEPT_DAYS = {
  /** After the request: nobody asks for the same answer again a month later. */
  requestKeys: 30,
  /**
   * Bodies of mails, after their delivery or since somebody gave them up: what stays is that it went out, when, and under which subject.
   * The subject of a mail about an enquiry names who asks, and goes too, with the address for the answer.
   */
  deliveredMails: 90,
  /** What is left of a watch after its end, without the person: so that its links still say what became of it. */
  endedWatches: 30,
  /** How much of a departure or a night is sold, after its day: nobody buys there any more, and the booking itself says what it held. */
  pastStocks: 3,
} as const;
