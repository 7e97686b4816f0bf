import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "first-class",
  name: "First class",
  start: { cabin: "Business", trip: { inDays: 45, nights: 7 } },
  path: "/travel-by-theme/book-first-class-flights-tickets",
  title: "First class: who still flies it, and how to book a seat",
  description:
    "Few airlines still fly first class across oceans. Which ones, what it adds to business, why domestic First is another thing, and booking by phone.",
  h1: "Book First Class Flights Tickets",
  pictureAlt: "A bed made up beside a wide window above the night clouds, with a lamp, orchids and two glasses on a side table",
  formNote:
    "First class cannot be chosen in this form: agents book it by phone on {phone}. The cabin begins with **Business**, the highest that the form knows, so that you see who flies your route and from what price the step up is counted.",
  routes: [
    { from: "NYC-New York", to: "PAR-Paris" },
    { from: "CHI-Chicago", to: "FRA-Frankfurt" },
    { from: "LAX-Los Angeles", to: "DXB-Dubai" },
    { from: "SFO-San Francisco", to: "HKG-Hong Kong" },
    { from: "WAS-Washington", to: "TYO-Tokyo" },
  ],
  sections: [
    {
      heading: "First of which kind?",
      body: [
        "In the United States, “first class” mostly means the front of a domestic plane: a leather recliner about 20 inches (51 cm) wide, two on each side, two bags on many fares, a meal when the flight is long enough. It is no bed, and as a rule no lounge comes with it. To find it, search the form as it stands: the site lists that front cabin as **Business**.",
        "The other kind crosses oceans, in cabins of four to fourteen seats. The rest of this page is about it.",
      ],
    },
    {
      heading: "Who still has it",
      body: [
        "Business beds have become so good that many airlines took first class out, United and Delta among them; American decided to replace its own with more business seats. Those below keep it, on some of their aircraft and never on all:",
        {
          table: {
            caption: "International first class on routes from the United States",
            head: ["Airline", "Known for"],
            rows: [
              [
                "[Air France](/airlines/book-air-france-flights-tickets)",
                "La Première: four seats on certain 777s, and a car to the aircraft in Paris",
              ],
              [
                "[Lufthansa](/airlines/book-lufthansa-flights-tickets), SWISS",
                "A terminal of its own in Frankfurt, from which you are driven to the plane",
              ],
              ["British Airways", "More flights from the US than anybody, on many 777s and the A380"],
              ["[Emirates](/airlines/book-emirates-flights-tickets)", "Two showers on the A380, fully closed suites on part of the 777s"],
              ["Etihad", "On the A380, an armchair and a separate bed, or three rooms called The Residence"],
              ["All Nippon, Japan Airlines", "Wide suites to Tokyo, and Japanese menus in courses"],
              ["Cathay Pacific", "Six seats, three to a row, and some of the widest beds in the air"],
              ["Singapore Airlines, Korean Air, Qantas", "On particular aircraft and routes; ask for yours"],
            ],
          },
        },
        "Airlines move these aircraft with the season. The flight that you know may have no first class next month, which is why we sell it with a person on the line.",
      ],
    },
    {
      heading: "What the step above business buys",
      body: [
        {
          list: [
            "**Space, not flatness.** Both beds are flat. In First the bed can be 30 inches (75 cm) wide, made up with a mattress while you change.",
            "**Time.** Dinner is served when you ask, at midnight or at four. In seven hours you sleep through most of what you paid for; in thirteen it makes sense.",
            "**The ground.** A separate check-in, a lounge with a restaurant, at some hubs a car across the apron. All of it is best in the airline's home city.",
            "**Bags.** Often a third piece, 70 lb (32 kg) each. The ticket says how many.",
          ],
        },
        "What it does not buy is punctuality. It is the same plane.",
      ],
    },
    {
      heading: "Paying less for it",
      body: [
        "First has few sales. It helps to begin in a country where the same airline asks less, and to fly one direction in First and the other in business. Some airlines sell the step up from a business ticket at check-in. Awards are between you and the program: we do not sell or broker miles.",
      ],
    },
  ],
  byPhone:
    "Give the agent a route, a range of three or four days, and what you care about most: the bed, the lounge, or the clock. Ask for the aircraft on the long leg, whether the fare can be refunded, and the difference to business on the same flight. Service fees for this cabin are {policy.premiumCabinServiceFee}; they and the others in [our service fees](/our-service-fees) are in the total that you hear before you agree.",
  questions: [
    {
      question: "Why can I not pick First in the search?",
      answer:
        "Because so few flights have it, and which ones do changes. A form would show you empty pages. An agent checks the aircraft of the day and the rules of the fare, then books it.",
    },
    {
      question: "Are the fares shown on this page for First?",
      answer:
        "No, they are Business fares on routes where first class has been flown for years. Take them as the floor: First costs a good deal more.",
    },
    {
      question: "May children travel in first class?",
      answer:
        "On most airlines yes, at a child's fare or the adult one, though a few restrict infants in that cabin. Tell the agent the ages, and with a toddler ask for the pair of seats in the middle.",
    },
    {
      question: "What if the airline swaps the plane and First is gone?",
      answer:
        "You are rebooked in business and may claim a difference, or give the ticket back. On flights from the US, a refund of the difference in fare is owed for a downgrade; from the EU and the UK the law names a percentage. [Our refund policy](/refund-policy) explains our part.",
    },
  ],
} satisfies ThemePage;
