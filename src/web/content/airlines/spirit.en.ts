import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-spirit-flights-tickets",
  title: "Book Spirit Airlines Routes With Other Airlines at {brand}",
  description:
    "Spirit Airlines stopped flying on May 2, 2026. What holders of its tickets can do, who flies its routes now, and how its bare fares, bags and check-in worked.",
  airline: "Spirit Airlines",
  code: "NK",
  profile: {
    heading: "The yellow planes have stopped flying",
    body: [
      "Spirit ended all its flights on May 2, 2026, after two bankruptcies within two years, and began to wind itself up. There is nothing left to reserve, and whoever offers you a Spirit ticket is mistaken or worse. Our own search lists no flight of it, so this page shows no fare, and the search above asks for no airline. For a real trip choose another one.",
      "Spirit grew out of a Michigan trucking firm. In the 1980s, as Charter One, it flew vacationers from Detroit to Atlantic City and the Bahamas; in 1992 it took the name Spirit. In the years around 2010 it turned into the model of the ultra-low-cost carrier in America, with a fare for the seat alone and a price for everything else. The aircraft were taxi-yellow from 2014.",
    ],
  },
  facts: [
    { name: "Years", text: "Under this name from 1992 to 2026; as a trucking company from 1964." },
    { name: "Home", text: "Dania Beach, Florida, beside Fort Lauderdale's airport." },
    { name: "Main airports", text: "Fort Lauderdale first; Orlando, Detroit, Newark and Atlanta after it." },
    { name: "Fleet", text: "Airbus A320 and A321." },
    { name: "Alliance", text: "None, and no tickets shared with other airlines." },
    { name: "Loyalty program", text: "Free Spirit; its points can no longer be flown." },
  ],
  network: {
    heading: "Who flies these routes now",
    body: [
      "Fort Lauderdale's airport, about 25 miles (40 km) north of Miami's, was Spirit's largest. [JetBlue](/airlines/book-jetblue-flights-tickets) is the name to look for there first, with flights to the Northeast, to San Juan and the Caribbean. [Frontier](/airlines/book-frontier-flights-tickets) took up many of the same pairs at the same kind of fare, and [Southwest](/airlines/book-southwest-flights-tickets), Delta and United fly others. From Detroit compare Delta and Frontier, from Orlando Frontier, Southwest and JetBlue.",
      "Search the pair of cities, not the airline, and add the neighboring airports by name: Miami beside Fort Lauderdale, LaGuardia beside Newark. With one bare-fare airline fewer, the lowest total on a route can be higher than you remember. A Tuesday, Wednesday or Saturday brings back part of the difference.",
    ],
  },
  baggage: {
    lead: "So it was with Spirit's lowest fare, by the airline's last published rules. We keep the table for claims about bags of that time and as a measure: other low-cost airlines charge in the same way, with sizes of their own.",
    table: {
      caption: "What traveled with Spirit's lowest fare",
      head: ["Bag", "Size and weight", "Price"],
      rows: [
        ["Personal item", "About 18 × 14 × 8 in (46 × 36 × 20 cm), with handles and wheels", "Included"],
        ["Carry-on", "About 22 × 18 × 10 in (56 × 46 × 25 cm)", "Paid; cheapest while booking, most expensive at the gate"],
        ["Checked bag", "Up to 62 in (158 cm) in all; 50 lb (23 kg) at most", "Paid by the piece and by direction"],
        ["Stroller and car seat", "One each for a small child", "No charge"],
      ],
    },
    notes: [
      "One lesson holds with any bare fare: a checked bag shared by two people often beats two paid carry-ons.",
      "Whose rules hold when a trip has several airlines is told in [our baggage policy](/baggage-policy).",
    ],
  },
  checkIn: {
    lead: "Spirit wanted people early and was strict about it. The same hours are a sound habit with other low-cost airlines:",
    times: [
      { name: "Domestic flights", text: "Check-in 2 hours before departure." },
      { name: "International flights", text: "Check-in 3 hours before departure." },
      { name: "Online and in the app", text: "From 24 hours before; a pass printed by an agent cost extra, as it does elsewhere." },
      {
        name: "Bag drop and gate",
        text: "Bags until 45 to 60 minutes before departure, by route; the gate until about 15 minutes before.",
      },
    ],
  },
  byPhone:
    "Give the agent the two cities and the dates that Spirit would have flown, the number of bags, and the airports on both sides that you could use; you hear the totals of the airlines that fly there today, bags counted in. If an agent of ours sold you a Spirit ticket, have the booking number and the card statement ready, and say so at once.",
  questions: [
    {
      question: "Is Spirit Airlines still flying?",
      answer:
        "No. It stopped on May 2, 2026, and every flight after that day was canceled. Do not go to the airport with an old ticket: nobody is there.",
    },
    {
      question: "How do I get the money for my ticket back?",
      answer:
        "By the way you paid. Spirit said that it would refund cards which had paid it directly; if nothing has come, ask your bank soon to reverse the charge for a service that you did not get. A ticket from an agency goes back through that agency, and for one of ours see [our refund policy](/refund-policy).",
    },
    {
      question: "What are vouchers, credits and points worth?",
      answer:
        "Little, as far as anybody can say: they are claims in the bankruptcy, where secured lenders come first. The court's claims agent publishes forms and deadlines, and nobody has to be paid for filling one in.",
    },
    {
      question: "Which airline is most like Spirit?",
      answer:
        "Frontier, with the same bare fare and paid bags. JetBlue's lowest fare holds a carry-on, so with more than a backpack it may come out lower in the end.",
    },
    {
      question: "How early should I come for a low-cost flight?",
      answer:
        "2 hours before a domestic departure and 3 hours before an international one, as Spirit asked, even when you have checked in online.",
    },
  ],
  routes: [{ from: "NYC-New York", to: "FLL-Fort Lauderdale" }],
  hasStopped: true,
} satisfies AirlinePage;
