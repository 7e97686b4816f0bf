import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "business-class",
  name: "Business class",
  start: { cabin: "Business", trip: { inDays: 45, nights: 7 } },
  path: "/travel-by-theme/book-business-class-flights-tickets",
  title: "Business class flights: beds, lounges and what moves the fare",
  description:
    "Which business class seats become a bed and which do not, what the lowest business fares leave out, and when the same seat costs less. Search with the total first.",
  h1: "Book Business Class Flights Tickets",
  pictureAlt: "A seat laid flat under an orange blanket, a laptop and a cup on the table, and sunrise in three cabin windows",
  formNote:
    "The cabin field begins with **Business**, so every result has it on the longest flight of each direction. Where a shorter leg has no such cabin, the card names the one you sit in.",
  routes: [
    { from: "NYC-New York", to: "LON-London" },
    { from: "BOS-Boston", to: "MAD-Madrid" },
    { from: "MIA-Miami", to: "SAO-Sao Paulo" },
    { from: "LAX-Los Angeles", to: "TYO-Tokyo" },
    { from: "SFO-San Francisco", to: "SIN-Singapore" },
  ],
  sections: [
    {
      heading: "One word for three different seats",
      body: [
        "Before you compare prices, find out which of these you would sit in:",
        {
          table: {
            caption: "What the front cabin is, by kind of flight",
            head: ["Flight", "Usually", "Look out for"],
            rows: [
              [
                "Across an ocean, wide-body",
                "A flat bed, most often with an aisle for every seat (1-2-1)",
                "Older cabins where the window sleeper climbs over a neighbor",
              ],
              [
                "Coast to coast in the US",
                "A bed on many flights from New York and Boston to California",
                "A recliner on the next departure of the same airline",
              ],
              ["Elsewhere in North America", "A wide recliner, two by two, called First by most US airlines", "No lounge in the fare"],
              [
                "Within Europe",
                "An economy row with the middle seat kept free, and a better meal",
                "Little more legroom than behind the curtain",
              ],
              [
                "To northern South America",
                "Recliners on most narrow-bodies, flat beds on some, such as [Copa](/airlines/book-copa-flights-tickets)'s 737 MAX 9",
                "The aircraft type, which decides it",
              ],
            ],
          },
        },
        "A narrow-body is not always the lesser plane. [JetBlue](/airlines/book-jetblue-flights-tickets) crosses the Atlantic with a single aisle, and Mint, its business class, has a bed and a door.",
      ],
    },
    {
      heading: "What the fare holds, and what the lowest one leaves out",
      body: [
        "A full long-haul business ticket usually brings two checked bags of up to 70 lb (32 kg), the priority lane, a lounge before departure, and changes at little or no charge. Emirates, Qatar Airways and Finnair, among others, also sell a lowest fare without the lounge, or without seat choice or bags. On board it is the same seat.",
        {
          list: [
            "**Bags, changes and refunds** stand on every card in our results, so two fares can be told apart at a glance.",
            "**Lounges** go by the ticket: a domestic connection to the long flight often counts, a domestic trip alone seldom does.",
            "**Who operates the flight** decides the seat. A code-share puts one airline's number on another's cabin; the card says whose it is.",
          ],
        },
      ],
    },
    {
      heading: "When it gets cheaper",
      body: [
        "Business fares are built for people whose company picks the day. What those people do not do costs less.",
        {
          list: [
            "**Their holidays are your sale.** In July, August and around Christmas nobody has meetings, and the cabin gets cheaper while economy rises.",
            "**Stay over a Saturday night.** Many lower fares ask for that, and for buying several weeks ahead.",
            "**Change planes once.** The airline with the nonstop charges for it; its rival by way of Lisbon, Dublin or Istanbul has to undercut.",
            "**Start somewhere else.** From Montreal or Toronto, the same airline can ask less than from New York. Count the flight to get there, with time to spare: it is a ticket of its own.",
          ],
        },
        "Our own fee does not grow with the cabin: {policy.siteFlightServiceFee} on the site, as in [our service fees](/our-service-fees).",
      ],
    },
  ],
  byPhone:
    "The form puts one cabin on the whole trip; an agent on {phone} need not. Eastbound over the Atlantic is the night flight: say that you want the bed there, and premium economy by day on the way back. Ask for the aircraft of the long leg and whether the lounge is in the fare. Phone bookings in this cabin have a service fee of {policy.premiumCabinServiceFee}, which the agent includes in the total.",
  questions: [
    {
      question: "Is the seat really flat?",
      answer:
        "On long wide-body flights nearly always; elsewhere you have to check. The aircraft type is the first clue, the airline's own seat map the proof. Beds that are straight but tilted survive on a few older planes.",
    },
    {
      question: "Can I buy economy and upgrade later?",
      answer:
        "Sometimes, but do not plan on it. Airlines offer upgrades for money, miles or bids when seats are left, and the lowest economy fares are often shut out.",
    },
    {
      question: "Why does the card name two cabins?",
      answer:
        "Because one of the planes has no business class, typically a regional jet that feeds the long flight. You keep the bags and the check-in lane of the ticket as a rule, and sit in the cabin named.",
    },
    {
      question: "How does this differ from first class?",
      answer:
        "First is a cabin above business that few airlines still fly. [Our page on first class](/travel-by-theme/book-first-class-flights-tickets) says who, and what the difference buys.",
    },
  ],
} satisfies ThemePage;
