import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "cheap",
  name: "Cheap flights",
  start: { trip: { inDays: 45, nights: 7 } },
  path: "/travel-by-theme/book-cheap-flights-tickets",
  title: "Cheap flights: what makes a low total, and what only looks low",
  description:
    "Days, airports, connections and bags decide what a trip costs in the end. How to search for the lowest total, and what we do if you find a lower one elsewhere.",
  h1: "Book Cheap Flights Tickets",
  pictureAlt: "A backpack and a straw hat on a wall above green hills, with two paper planes in the sky",
  formNote:
    "The dates begin with **a week that starts 45 days from today**: early enough that the lower fare steps of most flights are still open. Move both dates; the week is only a start.",
  routes: [
    { from: "NYC-New York", to: "MCO-Orlando" },
    { from: "CHI-Chicago", to: "LAS-Las Vegas" },
    { from: "DFW-Dallas", to: "CUN-Cancun" },
    { from: "LAX-Los Angeles", to: "MEX-Mexico City" },
    { from: "MIA-Miami", to: "BOG-Bogota" },
  ],
  sections: [
    {
      heading: "A fare is not a price",
      body: [
        "Cheap is what is left when you add everything. A $60 fare with a bag each way, a seat next to your child and a taxi from the far airport can lose to a fare of $140 with the bag in it and a train at the door. That is why the largest number in our results is the **total for everybody who travels**, taxes and our own fee included, and why nothing is added on the way to the last page.",
        "Under the total stand the bags that come with the fare, about what a checked bag costs when none does, and whether the ticket can be changed or given back. Compare those lines before you compare the prices.",
      ],
    },
    {
      heading: "Five things that move the total",
      body: [
        {
          list: [
            "**The day.** Tuesdays, Wednesdays and Saturdays tend to be calmer than Fridays and Sundays, because few people start or end a working week on them.",
            "**The season.** A week before the school vacations or a week after is another price class. So are the first half of December, and January from the second week on.",
            "**The airport.** Search the city rather than one airport: “New York” looks at JFK, Newark and LaGuardia together, “Chicago” at O'Hare and Midway. Then try the neighbors by name, such as Providence for Boston, Fort Lauderdale for Miami, or Oakland and San Jose for San Francisco.",
            "**The connection.** A stop is usually cheaper than a nonstop where one airline alone flies the route, and no cheaper where several do. Put a price on your hours: three of them for $25 is poor pay.",
            "**The bag.** If all you need fits under the seat, low-cost airlines are hard to beat. From one checked bag per person on, do the sum again: [our baggage policy](/baggage-policy) explains which airline's rule holds.",
          ],
        },
      ],
    },
    {
      heading: "A search in four steps",
      body: [
        {
          steps: [
            "Enter city to city with your true number of travelers. Airlines sell seats in price steps, and if only two seats are left in the lowest, a family of four is quoted the next one up.",
            "Look at the lowest total, then move the outbound a day in each direction, then the return.",
            "Read the bags and the change fee of the two or three lowest. The second is often the better buy.",
            "Book when the total suits you. Nobody, including us, knows what it will be next week.",
          ],
        },
      ],
    },
    {
      heading: "What does not make it cheaper",
      body: [
        "Deleting cookies: our totals do not depend on how often you looked or on your device. There is no hour of Tuesday at which fares drop, and there are no codes to hunt for, as [the discount policy](/discount-policy) says.",
        "Two tricks work until they fail. Skip the last leg of a ticket on purpose, and the airline may cancel the return. Join two separate tickets tightly, and a delay of the first is your loss: leave half a day between them.",
      ],
    },
  ],
  byPhone:
    "Call {phone} if your dates can move and you would rather not search thirty combinations, or if a trip has three cities in it. Give the agent the widest range that you can live with and a ceiling for the total. An agent's booking has fees that the site does not have, so ask for both totals. When the site is cheaper, the agent will say so.",
  questions: [
    {
      question: "How far ahead should I book?",
      answer:
        "For flights within the US one to three months, abroad two to six, and for Christmas, Thanksgiving or a fixed event as soon as you know the dates. These are habits of the market, not laws. What is nearly always true is that the last two weeks are expensive.",
    },
    {
      question: "What if I find it cheaper after booking?",
      answer:
        "Show us within {policy.priceMatchWindow} and we refund the difference. It has to be the same flights and the same kind of fare at a lower total with everything in it; [the price match promise](/price-match-promise) has the details.",
    },
    {
      question: "Is basic economy worth it?",
      answer:
        "Yes, if you are sure of the trip, travel light and do not mind which seat you get. It usually cannot be changed, and on some airlines it boards last or holds no full-size carry-on.",
    },
    {
      question: "Why do the prices on other sites start lower?",
      answer:
        "Often because something is left out: the bag, the payment fee, the second traveler. Go to the last page before payment on both sites and compare those numbers. Our own fee, {policy.siteFlightServiceFee}, is in ours from the first result.",
    },
  ],
} satisfies ThemePage;
