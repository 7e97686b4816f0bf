import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/baggage-policy",
  title: "Baggage policy: whose rules hold for your bags",
  description:
    "Which airline's bag rules hold on a trip with several carriers, where the site shows what is included, what never flies, and what to do when a bag is late.",
  h1: "Baggage policy",
  validFrom: "2026-11-21",
  inShort: [
    "Bags are the airline's business: it sets size, weight, number and price, and it is liable for them. We take no baggage fee of any kind.",
    "Every flight on this site says how many carry-on and checked bags are in the fare, and about what a first checked bag costs when none is.",
    "Report a damaged or missing bag at the airport, before you leave the baggage hall, to the airline that landed with you.",
  ],
  sections: [
    {
      heading: "What we are, and what we are not",
      body: [
        "{brand} is a travel agency. We sell the ticket with the allowance that belongs to its fare; we do not check, carry or store bags, and we cannot grant an extra one. The rules that bind you are in the airline's conditions of carriage on the day you bought the ticket. This page explains how to find and read them.",
        "A flight booked on this site carries [our one service fee](/our-service-fees) and nothing else from us. What you pay for a bag, to the airline's site, app or desk, goes to the airline in full.",
      ],
    },
    {
      heading: "Where the site tells you",
      body: [
        {
          table: {
            caption: "What a flight on the site says about bags",
            head: ["You see", "It means"],
            rows: [
              [
                "Carry-on",
                "Pieces for the cabin that the fare includes, for each traveler. A small bag under the seat usually comes on top of it.",
              ],
              ["Checked bags with a weight", "Pieces that the fare includes for the hold, and how heavy each may be."],
              [
                "Checked bag with a price",
                "None is included. The price is our estimate for a first bag, one way, when paid for in advance; it is not in the total.",
              ],
              ["No checked bag", "None is included and we cannot estimate a price: ask the airline before you buy."],
            ],
          },
        },
        "The allowance is per traveler. A child with a seat normally has the same as an adult; an infant on a lap has less, though a stroller and a child seat usually travel free. Travelers in one booking may or may not share the weight: some airlines let a family add up its kilos, most in the United States count each bag by itself.",
      ],
    },
    {
      heading: "Several airlines, one ticket",
      body: [
        "On one ticket the same bag rule holds all the way for a journey to, from or within the United States: 14 CFR 399.87 demands it. As a rule it is that of the airline whose code stands on the first flight, unless that airline names another. An airline that merely operates the flight for it does not bring rules of its own.",
        "Two tickets are two journeys. If you booked the way out with one airline and the way back with another, or added a flight on a separate booking, each ticket has its own rule, and a bag may have to be collected and checked again between them, through customs if you crossed a border. On arrival in the United States from abroad you collect your bags at the first airport as a rule, even on one ticket, and hand them in again after customs. A few airports with US preclearance, such as Calgary, Vancouver and Dublin, are the exception: there you pass US customs before takeoff.",
      ],
    },
    {
      heading: "Carry-on",
      body: [
        "Most basic economy fares of the big US airlines include a carry-on; United's on domestic flights is the best-known exception. Several low-cost airlines include only the small bag under the seat and ask more for a larger one at the gate than in advance. Measure with wheels and handles. When the bins are full, a gate agent may send your bag to the hold; take out medicines, keys, papers and anything with a lithium battery first.",
        "Liquids in the cabin follow the rules of the airport's security, in the United States the TSA's liquids rule. Baby milk and medicines are exempt in reasonable amounts; declare them.",
      ],
    },
    {
      heading: "Heavy, large and special things",
      body: [
        {
          list: [
            "**Overweight and oversized** are two separate charges, and one bag can earn both. Above a certain weight an airline refuses a bag altogether.",
            "**Sports gear**: some airlines count a golf bag or skis as one normal bag, others as special freight. Surfboards and bicycles need a call.",
            "**Musical instruments**: under 14 CFR Part 251 a small one may go in the cabin if there is room when you board; a large one can have a seat of its own against a ticket.",
            "**Wheelchairs and other assistive devices** fly free, in addition to the allowance, on any airline in the United States (14 CFR Part 382).",
            "**Animals** have rules, fees and a limited number per cabin. Tell us before we issue the ticket.",
            "**Military travelers** on orders often have more bags free. Carry the orders; the desk will ask. See [military fares](/travel-by-theme/book-military-flights-tickets).",
          ],
        },
      ],
    },
    {
      heading: "What must not fly, or only in the cabin",
      body: [
        "Explosives, fireworks, flammable gases and liquids, bleach and most things with a hazard label stay at home. Power banks, spare lithium batteries and electronic cigarettes belong in the cabin and never in a checked bag. Firearms can be checked in a locked hard case when declared at the desk, where both the airline and the law of each place allow it. Medicines, jewelry, cash, documents and house keys should not be in a checked bag at all: airlines exclude liability for many valuables.",
      ],
    },
    {
      heading: "When a bag is late, damaged or lost",
      body: [
        {
          steps: [
            "Before you leave the baggage hall, go to the desk of the airline that flew the last leg and have a report written. Keep its number and your baggage tag.",
            "Ask what you may spend on necessities while you wait, and keep every receipt.",
            "Confirm the claim in writing. For international trips the Montreal Convention gives short limits: seven days for damage, counted from the day you received the bag, and twenty-one days for delay, counted from the day it was handed to you at last.",
            "If the bag does not come, the airline compensates you up to the limit of the convention, or of 14 CFR Part 254 on domestic flights. You can declare a higher value at check-in for a charge.",
          ],
        },
        "You are also owed the bag fee back when a checked bag is lost or arrives significantly late, by US law (14 CFR Part 260). File the report with the airline all the same, since the clock starts there.",
        "We are not a party to these claims, but we gladly send you copies of tickets and receipts. What a refund of the ticket itself involves is told in [our refund policy](/refund-policy).",
      ],
    },
    {
      heading: "Booked by phone",
      body: [
        "Tell the agent how many bags you bring before a fare is chosen: the cheapest ticket is often not the cheapest trip once two suitcases are paid for. The agent can add bags to a booking where the airline lets agencies do so, at the airline's price. If you have a booking of ours and want to add one later, do it on the airline's own site with the airline reference; it is quicker and costs nothing extra.",
      ],
    },
    {
      heading: "Two examples",
      body: [
        "**A couple with two suitcases, nonstop, one airline.** The flight says that no checked bag is included and gives a price for one. Two suitcases there and back are that price four times. A fare with a bag included may cost less in sum; compare the totals with that in mind.",
        "**Seattle to Madrid with a change of airline in New York, on one ticket.** The bag is tagged to Madrid. The allowance of the airline on the first flight normally holds to the end, also on the second airline's plane. Coming home the bag is collected in New York, taken through customs and handed in again.",
      ],
    },
    {
      heading: "Where to read the airline's own rules",
      body: [
        "Our airline pages sum up the allowance of each as a table, for example [American](/airlines/book-american-flights-tickets), [Southwest](/airlines/book-southwest-flights-tickets), [Volaris](/airlines/book-volaris-flights-tickets) and [Lufthansa](/airlines/book-lufthansa-flights-tickets). They are a guide. Airlines alter fees at short notice, so the last word is on the airline's site under the airline reference of your booking. The allowances and prices beside the flights on this site are illustrative, as [the disclaimer](/disclaimer) says.",
        "Questions before or after booking: {phone}, day and night, or {email}. Letters reach us at {office}.",
      ],
    },
  ],
} satisfies LegalPage;
