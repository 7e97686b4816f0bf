import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "military",
  name: "Military travel",
  start: { trip: { inDays: 21, nights: 10 } },
  path: "/travel-by-theme/book-military-flights-tickets",
  title: "Military flights on leave: bags, IDs, orders and plain fares",
  description:
    "For service members and families: which ID opens what, bags on orders, airports near the bases, fares that survive a changed leave date. No secret fares, said openly.",
  h1: "Book Military Flights Tickets",
  pictureAlt: "A duffel bag and a pair of boots on a porch at sunrise, a yellow ribbon round an oak and a road leading home",
  formNote:
    "The form begins **three weeks from today with ten nights**, about the length of a leave that has just been approved. Change the dates to what the signed form says.",
  routes: [
    { from: "CHI-Chicago", to: "SAT-San Antonio" },
    { from: "NYC-New York", to: "SAN-San Diego" },
    { from: "ATL-Atlanta", to: "ORF-Norfolk" },
    { from: "DFW-Dallas", to: "COS-Colorado Springs" },
    { from: "LAX-Los Angeles", to: "HNL-Honolulu" },
  ],
  sections: [
    {
      heading: "What we can sell, and what we cannot",
      body: [
        "We have no secret military fares. The search shows everyone the same published fares. Some US airlines keep a discount for service members on personal trips; where an airline lets agencies sell it, an agent can ask for it against an ID, as [the discount policy](/discount-policy) describes. It is often taken off a higher fare, so ask for both totals.",
        {
          list: [
            "**Official travel and PCS moves** go through your travel office or the Defense Travel System, at fares that the government contracts for duty travel. They are not open to leave, and not to us. A ticket that you buy yourself may not be reimbursed.",
            "**Space-A** seats on military aircraft come from the passenger terminals of Air Mobility Command. We cannot book them. If you fly Space-A, hold a commercial ticket that can be changed or refunded for the day you have to be back.",
          ],
        },
      ],
    },
    {
      heading: "Cards, orders and bags",
      body: [
        {
          table: {
            caption: "What is asked for, and where",
            head: ["For", "Have ready"],
            rows: [
              ["Airport security", "A Common Access Card or Uniformed Services ID. The TSA takes both, dependents' cards too"],
              [
                "TSA PreCheck at no cost",
                "Your DoD ID number, entered as the Known Traveler Number in the airline's booking. For active duty, Guard, Reserve and Coast Guard",
              ],
              ["Extra bags", "The ID; for the larger allowance, orders on paper"],
              ["A USO center", "The ID. Those in airports are free for service members and their families"],
              ["Leave abroad", "A regular passport. The no-fee passport and NATO orders are for duty"],
            ],
          },
        },
        "Most big US airlines check several bags free for service members on orders, some of them heavier than usual, and fewer on a personal trip; a few extend it to dependents who travel along. The number, the weight and who counts differ, so check your airline before you pack. On a code-share, ask the one that operates the flight. [Our baggage policy](/baggage-policy) tells whose rule holds.",
      ],
    },
    {
      heading: "Airports by the gates",
      body: [
        {
          list: [
            "**San Diego (SAN)** lies beside the Marine Corps Recruit Depot; Camp Pendleton is about 40 miles (64 km) north.",
            "**San Antonio (SAT)**: Fort Sam Houston is 8 miles (13 km) away, Lackland, where the Air Force trains its recruits, about 18 (29 km).",
            "**Norfolk (ORF)**: the naval station, the largest in the world, is some 8 miles (13 km) away.",
            "**Colorado Springs (COS)** shares its runways with Peterson; Fort Carson is a quarter of an hour away, the Air Force Academy half an hour.",
            "**Honolulu (HNL)** shares its runways with Hickam, next to Pearl Harbor; see [our Honolulu page](/destination/book-flights-tickets-to-honolulu).",
            "**For a graduation**: [Chicago](/destination/book-flights-tickets-to-chicago) O'Hare for Great Lakes, Savannah for Parris Island, Columbia for Fort Jackson.",
          ],
        },
      ],
    },
    {
      heading: "Leave is not leave until it is signed",
      body: [
        "Dates slip, and a graduation can move by a day. Buy the fare that allows it: several US airlines have no change fee on ordinary economy, while basic economy usually cannot be moved at all. Our cards name both conditions under the total. When orders change the plan, many airlines waive their own fee against a copy, so send it before the flight leaves and not after. What we take for the work is in [our cancellation policy](/cancellation-policy).",
      ],
    },
  ],
  byPhone:
    "Tell the agent whether this is leave or duty, who travels, and how firm the dates are. Have the ID and any orders at hand, but send no picture of a CAC: federal law forbids copying military IDs for a discount. One transaction holds at most {policy.maxTicketsPerTransaction}: if a larger family or a unit travels together, say so at once.",
  questions: [
    {
      question: "Do you have a military discount of your own?",
      answer:
        "No. Our fee is the same for everybody, {policy.siteFlightServiceFee} on the site. A discount that exists is the airline's, and we would rather tell you so than print a percentage.",
    },
    {
      question: "Can my family use my allowance?",
      answer:
        "Sometimes. Several airlines give dependents on the same orders the same bags, and fewer do so on vacation. They need their own Uniformed Services ID. A spouse who flies alone is usually an ordinary passenger.",
    },
    {
      question: "Can my family come to the gate with me?",
      answer:
        "Often, on deployment or homecoming. Ask at the airline's desk for an escort pass; each person needs an ID that security accepts. It is the airline's choice, so come an hour earlier than you would.",
    },
    {
      question: "My child graduates and I am not a citizen. Can I fly there?",
      answer:
        "Within the US, yes: the TSA accepts a valid foreign passport and a permanent resident card. Getting on base is another matter. Have your recruit ask weeks ahead which documents the gate wants from visitors.",
    },
  ],
} satisfies ThemePage;
