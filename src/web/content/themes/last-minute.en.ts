import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "last-minute",
  name: "Last minute",
  start: { trip: { inDays: 1, nights: 3 } },
  path: "/travel-by-theme/book-last-minute-flights-tickets",
  title: "Last-minute flights: what is still possible, and what it costs",
  description:
    "Leaving today or tomorrow: why late fares are usually higher, where a low one still turns up, check-in cut-offs, documents, and when to call instead of click.",
  h1: "Book Last Minute Flights Tickets",
  pictureAlt: "An aircraft taking off behind the terminal's glass at dusk, one orange suitcase ready and a clock that shows four",
  formNote:
    "The form begins with a departure **tomorrow and three nights away**, the shape of most sudden trips. If you have to be somewhere and do not know for how long, choose One Way and leave the return for later.",
  routes: [
    { from: "NYC-New York", to: "CHI-Chicago" },
    { from: "WAS-Washington", to: "ATL-Atlanta" },
    { from: "LAX-Los Angeles", to: "LAS-Las Vegas" },
    { from: "DFW-Dallas", to: "HOU-Houston" },
    { from: "BOS-Boston", to: "MIA-Miami" },
  ],
  sections: [
    {
      heading: "The truth about late fares",
      body: [
        "A seat bought the day before is usually more expensive than the same seat a month ago. The cheapest steps of a fare sell first, many end by rule 21, 14 or 7 days before departure, and whoever books after that is, in the airline's arithmetic, someone who must travel. Empty seats sold off at the gate belong to charter tours.",
        "There are exceptions, and they have a pattern:",
        {
          list: [
            "**Routes with many flights a day and rivals on them**, such as Los Angeles to Las Vegas or New York to Chicago. An airline that has misjudged a day keeps its lower steps open.",
            "**The wrong day for everybody else**: a Tuesday or Wednesday, a Saturday noon, the first or the last departure.",
            "**Against the tide**: out of a resort on the day when everyone arrives, or to a business city for the weekend.",
            "**Low-cost airlines**, whose late price can still lie below a network airline's. Count the bag, which costs most at the airport.",
          ],
        },
      ],
    },
    {
      heading: "The clock that matters",
      body: [
        "At most US airports bags have to be handed in 40 to 45 minutes before a domestic flight and 60 before an international one; the gate closes 10 to 20 minutes before departure. Some airlines ask for more. To catch a flight today:",
        {
          steps: [
            "Choose one that leaves four hours from now or later, more for another country.",
            "Take a carry-on only: no line at the desk, and it stays with you if the connection fails.",
            "Prefer a nonstop, or a connection with a later flight behind it.",
            "Write the names exactly as in the document that you will show.",
            "Keep your phone and email open, in case we or the bank have a question.",
          ],
        },
        {
          note: "Issuing a ticket takes {policy.ticketProcessing}, often only minutes, but a departure within a day or two is what banks check most. **If your flight leaves sooner than that, call {phone} right after booking**, or book with the agent from the start. [Our fulfillment policy](/fulfillment-policy) explains each step.",
        },
      ],
    },
    {
      heading: "Documents cannot be hurried as fast as tickets",
      body: [
        "Within the US you need a REAL ID-compliant license, a passport or another ID that the TSA accepts; without one it charges $45 to look into who you are, and may still say no. Abroad, read the entry rules before you pay: a passport that must be valid for six months more, a blank page, an onward ticket. Electronic permits, such as Britain's ETA, Canada's eTA and the US ESTA, are often granted in minutes, but allow three days. US citizens with proof of travel within 14 days can ask for an appointment at a passport agency; nobody can sell you one.",
      ],
    },
  ],
  byPhone:
    "Say “I leave today” in your first sentence, then the latest hour at which you must arrive, and every airport you could reach by car at either end. The agent sees which flights can still be ticketed, reads you the total, and stays until the ticket number is there. Have the passport or ID and the card in your hand. If the cardholder does not travel, let that person be reachable.",
  questions: [
    {
      question: "Can I book a flight that leaves today?",
      answer:
        "On the site you can search today's flights as long as they are still offered; for one that leaves in a few hours, call. An agent can tell at once whether the airline will still issue it.",
    },
    {
      question: "Is it cheaper to buy at the airport?",
      answer:
        "No, as a rule. The desk sells the same fares, sometimes with a fee for its work. A few low-cost airlines drop a web charge there, but you would be gambling a seat on a few dollars.",
    },
    {
      question: "Are there fares for a death or illness in the family?",
      answer:
        "At a few airlines, and mostly by phone. They tend to be flexible rather than cheap, and they ask for the name of the relative and of the hospital or funeral home. Ask the agent to hold it against the lowest ordinary fare; [the discount policy](/discount-policy) says what else exists.",
    },
    {
      question: "Can I still cancel a ticket bought the day before?",
      answer:
        "Only on the fare's own terms. The federal 24-hour rule applies to tickets bought from an airline at least a week before departure, so late tickets fall outside it. [Our cancellation policy](/cancellation-policy) lists what we take besides.",
    },
    {
      question: "And a bed for tonight?",
      answer:
        "Hotels work the other way round: an empty room tonight earns nothing, so late rates are often fair. Search [hotels](/hotels) from today on, and call the desk if you will arrive after midnight, so that it keeps the room.",
    },
  ],
} satisfies ThemePage;
