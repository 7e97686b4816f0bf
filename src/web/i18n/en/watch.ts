/** Watching a price: the form beside the results, and the pages that links in mails open. */
export const watch = {
  title: "Watch a price",
  summary: "Tell me when this price falls",
  lead: "We look once a day and write to you when the cheapest total of this search falls. No account, no newsletter.",
  email: "Email",
  submit: "Watch this price",
  submitting: "Sending…",
  rule: (percent: number, least: string, hours: number) =>
    `A drop counts from ${percent}% and ${least} below the lowest total that we have told you; we write at most once in ${hours} hours. It ends by itself on the day of departure.`,
  privacy: { before: "Your address is used for this alone and erased at the end: ", link: "privacy policy", after: "." },
  sent: {
    title: "Check your email.",
    why: (hours: number, email: string | null) =>
      `We have mailed ${email ?? "you"} a link that starts the watch. It holds for ${hours} hours; until you follow it we send nothing else.`,
    unless: (most: number) =>
      `No mail? Look in your spam folder. None is sent to an address that watches this search already, or that has had several such mails within a day. One address can watch ${most} searches.`,
    back: "Back to the flights",
  },
  faults: {
    title: "We could not begin",
    invalid_email: "Please enter a valid email address.",
    too_late: "This trip departs today: there is no day left to watch.",
    search: "This search cannot be watched as it stands. Search again, and ask from the results.",
    unanswered: "We got no answer. Your address is still here: try again.",
    too_many: (minutes: number) =>
      minutes <= 60
        ? `Enough watches have been asked for from here for now. Try again in ${minutes} min.`
        : "Enough watches have been asked for from here today. Try again tomorrow.",
  },
  none: {
    title: "Which price shall we watch?",
    why: "Search for a flight first. Over the results you find a field for your email address.",
    link: "Search flights",
  },
  facts: { trip: "Search", told: "Lowest total we have told you", nothing: "None yet: nothing flew" },
  confirm: {
    title: "Confirm a watched price",
    asked: {
      heading: "Watch this price?",
      lead: "Press the button, and we look at it every day until the day of departure.",
      button: "Start watching",
      busy: "Starting…",
    },
    watching: {
      heading: "We are watching this price.",
      lead: "We look once a day and write to you when the cheapest total has fallen. Each mail brings a link to stop.",
    },
    full: {
      title: "This address has enough to watch",
      why: (most: number) => `One address can watch ${most} searches at once. Stop one by the link in its mails, then press here again.`,
    },
    flights: "See the flights",
  },
  stop: {
    title: "Stop watching a price",
    heading: "Stop watching this price?",
    lead: "We write no more about it and erase your address at once.",
    button: "Stop and erase my address",
    busy: "Stopping…",
  },
  ended: {
    stopped: { heading: "Stopped.", lead: "You get no more mails about this search, and your address is erased from it." },
    over: {
      heading: "This watch has ended.",
      lead: "The day of departure has come. There are no more mails, and your address is erased from it.",
    },
    unconfirmed: {
      heading: "This link is too old.",
      lead: "The watch was not confirmed in time, and the address is erased. Ask again from the results.",
    },
    erased: { heading: "This watch has ended.", lead: "The agency has erased it. There are no more mails about it." },
    again: "Search again",
  },
  unknown: {
    heading: "This link opens nothing.",
    lead: "It may have been cut off in your mail program: open it whole. Links to watches that ended long ago are thrown away.",
    home: "Go to the home page",
  },
};
