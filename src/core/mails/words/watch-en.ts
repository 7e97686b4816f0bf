/** What mails about a watched price say. */
export const watchEn = {
  route: (from: string, to: string) => `${from} to ${to}`,
  /** `New York to London, Mar-12-2027 – Mar-19-2027` */
  trip: (route: string, days: string) => `${route}, ${days}`,
  days: (departure: string, arrival: string | null) => (arrival === null ? departure : `${departure} – ${arrival}`),
  cabins: { M: "Economy", W: "Premium Economy", C: "Business", F: "First" },
  rows: {
    route: "Route",
    departure: "Departure",
    arrival: "Return",
    travelers: "Travelers",
    cabin: "Cabin",
    total: "Cheapest total now",
    totalToday: "Cheapest total when you asked",
    before: "Lowest total we had told you",
    saving: "Lower by",
  },
  confirm: {
    subject: (trip: string) => `Confirm: watch the price of ${trip}`,
    preview: "One press, and we write to you when the total falls.",
    title: "Shall we watch this price?",
    intro:
      "Somebody, most likely you, asked on our site to be told when the cheapest total of this search falls. We begin once you confirm.",
    button: "Confirm",
    nobody: (hours: number) => `If it was not you, do nothing: nothing else is sent, and after ${hours} hours we erase this address.`,
    none: "Nothing flew when you asked. The first total that we find is what we compare with; we do not write about that one.",
  },
  drop: {
    subject: (total: string, trip: string) => `Down to ${total}: ${trip}`,
    preview: (before: string) => `The lowest total we had told you was ${before}.`,
    title: (total: string) => `The cheapest total has fallen to ${total}.`,
    intro: "You asked to be told. This is the whole party's total of a moment ago, taxes and our service fee included.",
    button: "See the flights",
    changes: "Prices change: the page shows the total of the moment when you open it.",
  },
  rule: (percent: number, least: string, hours: number) =>
    `We look once a day. We write only when the total is at least ${percent}% and ${least} below the lowest one we have told you, never twice within ${hours} hours, and stop by ourselves on the day of departure.`,
  illustrative: { title: "Illustrative", text: "The timetable and the fares are illustrative. No airline knows of them." },
  stop: "Stop watching and erase my address",
  footer: {
    why: (email: string) => `You receive this mail because ${email} was given to watch this price.`,
    help: (phone: string, email: string) => `Help, day and night: ${phone}, ${email}`,
  },
};

export type WatchWords = typeof watchEn;
