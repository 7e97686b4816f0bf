/** What the calls are about: each is described below one of these. */
export const GROUPS = {
  flights: { name: "Flights", description: "Places, searches, prices of a year, and the offers that a flight is booked by." },
  hotels: { name: "Hotels", description: "Searches, and the rates that a stay is booked by." },
  bookings: {
    name: "Bookings",
    description: "What becomes of a booking: who knows its reference and email address may see it and give it back.",
  },
  messages: { name: "Messages", description: "What people of the agency read." },
  watches: { name: "Watches", description: "A mail when a price falls, to who has asked for it twice." },
  visitors: { name: "Visitors", description: "What a form can begin with." },
} as const;

/** What a route says to stand in a group. */
export const inGroup = (group: keyof typeof GROUPS): { readonly tags: [string] } => ({ tags: [GROUPS[group].name] });
