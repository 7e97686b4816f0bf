import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/fare-disclosure-policy",
  title: "Fare disclosure policy: what the total price holds",
  description:
    "What is inside the total that we show for flights and hotels, what is not, how our service fee, currencies and bags are handled, and how long a price holds.",
  h1: "Fare disclosure policy",
  validFrom: "2026-11-21",
  inShort: [
    "The largest number on every result is the total for everybody who travels: fares, taxes, carrier charges and our own service fee. Nothing is added to it later.",
    "Bags and seats that the fare does not include, and what you buy on the way, are not part of it. Each result says which bags are in.",
    "All fares and hotel rates on this site come from a built-in model and are illustrative.",
  ],
  sections: [
    {
      heading: "The total comes first",
      body: [
        "In the United States, advertised airfares must show the entire price that a customer has to pay. We think that this should hold everywhere and for hotels as well, so {brand} shows the total of your whole party, or of your whole stay, before you choose, and the same total on the card, in the details, in the booking form and on the bill. The smaller figures beside it, per traveler or per night, are that total taken apart; they are never a lower price to lure you in.",
        "Before you confirm, the price summary shows every line of which the total is made. If a total has changed since you saw it, the booking stops, shows you the old and the new one, and goes on only if you agree. Nothing is charged until you do.",
      ],
    },
    {
      heading: "What a flight's total is made of",
      body: [
        {
          table: {
            caption: "Lines of a flight's price summary",
            head: ["Line", "What it is"],
            rows: [
              [
                "Base fare",
                "The price of the flights for one traveler, government taxes and charges of carriers and airports in it, times the number of travelers.",
              ],
              ["Service fee", "Ours, for a booking made on this site; once for the booking, however many travel."],
              ["Platform fee", "Shown for the sake of completeness. It is zero."],
              ["Grand total", "The sum of these lines, and what the card is asked for."],
            ],
          },
        },
        "Adults, children and infants pay the same fare. Airlines often give reductions to children and to infants on a lap; our fares do not, and the total counts every traveler in full. An agent on {phone} can ask for an airline's child or infant fare.",
        {
          policies: ["siteFlightServiceFee", "siteHotelServiceFee"],
          caption: "Our own fee for a booking on this site",
        },
        "Work that an agent does for you by phone, and changes after a ticket has been issued, have fees of their own. The agent names them before you pay. They are listed under [our service fees](/our-service-fees) and [post-ticketing service fees](/post-ticketing-service-fees), and none of them is ever put on top of a total that the site has shown you.",
      ],
    },
    {
      heading: "Bags, seats and other things not included",
      body: [
        "Each flight result says how many carry-on and checked bags are in the fare, whether changes and refunds are possible, and what they cost. A checked bag that is not in the fare can be bought from the airline; the price that we show for it is an estimate for the first bag, and it is **not** part of the total.",
        "Lists, calendars and maps show the lowest fare of a flight. Where its airlines sell more expensive ones with a checked bag, changes or a refund included, the page of the flight shows all of them side by side, each as a whole total, before you fill in anything.",
        "Also not included:",
        {
          list: [
            "seats that you choose in advance, extra legroom, boarding ahead of others,",
            "overweight, oversized or additional bags, sports gear, animals in the cabin,",
            "meals, drinks, internet and entertainment that the airline sells on board,",
            "changes and cancellations that you ask for,",
            "passports, visas, entry fees and taxes that a country collects at the airport,",
            "transport to and from airports, and a change of airport on the way.",
          ],
        },
        "On a journey with several airlines the rules of one of them usually hold for bags all the way. How to find out which is told in our [baggage policy](/baggage-policy).",
      ],
    },
    {
      heading: "What a hotel's total is made of",
      body: [
        "The total of a stay holds all rooms and all nights, sales and occupancy taxes, city tax, and every fee that nobody can decline, such as a resort or facility fee. The nightly price is this total shared evenly among the nights. Where a rate is paid at the hotel, your card is only checked when you book, and the page where you book says what is due now and what is due there; the two add up to the same total. The bill then says that we have taken nothing, and what is due at the hotel.",
        "Not included are deposits that a hotel returns (the price summary names them below the total), parking, breakfast where the rate does not name it, animals, the minibar and other things that you choose to use. What a cancellation costs, and until which hour by the hotel's clock it is free, stands beside each rate before you book and on the bill afterwards.",
      ],
    },
    {
      heading: "Currency",
      body: [
        "The currency of our policies and of every fee in them: {policy.policyCurrency}. Prices on the site are calculated in US dollars and converted into the currency that you choose in the header. Each line is converted and rounded once to two decimals, and the total is the sum of the lines that you see.",
        "We use reference rates that are rounded and not live; their day stands at the foot of every page. For a currency without a rate, prices stay in US dollars and say so. Your bank may use a rate of its own if your card is kept in another currency than the one charged, and may add a fee for a foreign transaction. We do not see these amounts and receive nothing of them.",
      ],
    },
    {
      heading: "How long a price holds",
      body: [
        "A flight that you open from the results keeps its fare for 30 minutes after the search, as long as its seats last, so that you can type names without hurry. Hotel rates are held in the same way, but not beyond the deadlines of their own terms. After that, the site asks for the same flight or room anew and shows both totals, the old one and the one of that moment; nothing is booked until you agree. Where it is gone, the site asks you to search again. Seats and rooms themselves are taken only when you confirm, so that nobody blocks what another person would buy.",
        "Prices and availability can change without notice until your ticket is issued, and until then a fare is not guaranteed by an airline. If one no longer stands after you have confirmed, we tell you, and you choose between the new price and your money back in full.",
      ],
    },
    {
      heading: "“From” fares and discounts",
      body: [
        "A “from” fare on a page about a city or an airline is the lowest total that our own search found for one traveler on the days it looked at, with the day on which it was found. It may be gone when you search, because it belongs to certain days and a certain number of seats.",
        "A percentage on a hotel card is that hotel's own discount for longer stays, already taken off. The words “Save up to 15%” on other hotels are general and change no price. Reductions that we give ourselves are described in the [discount policy](/discount-policy), and what happens if you find the same journey for less in the [price match promise](/price-match-promise).",
      ],
    },
    {
      heading: "Watching a price",
      body: [
        "Over the results of a search you can leave an email address to be told when its cheapest total falls. We mail a link first; only after you confirm by it do we look, once a day, at the total of the same search for the same travelers, our fee included. We write only when it is at least 1% and $1.00 below the lowest total that we have told you, reckoned in US dollars so that exchange rates move nothing, and never twice within 24 hours. One address can watch 10 searches. A watch ends on the day of departure, when you press the link in any of its emails, or after 48 hours without a confirmation; the address is erased with it. The email promises no fare: the page shows the total of the moment when you open it.",
      ],
    },
    {
      heading: "What else a fare discloses",
      body: [
        {
          list: [
            "**Who flies.** Where another airline than the one on the ticket operates a flight, its name stands beside it.",
            "**Times** are local at each airport. A “+1” means that you land on the following day.",
            "**Stops and layovers** are counted and named, with the minutes on the ground.",
            "**Cabin.** If one leg is flown in a lower cabin than the one you chose, the result says on which.",
            "**Carbon dioxide** is an estimate for one traveler.",
          ],
        },
      ],
    },
    {
      heading: "These fares are illustrative",
      body: [
        "The fares, rates and conditions that the site shows are made by a model. They are no airline's or hotel's offer, and while the site's payments run through a test gateway, confirming a booking charges nobody and issues no ticket. The [disclaimer](/disclaimer) explains this in full. The way in which totals are shown and added up is the same as for real sales, and we stand by it.",
        "If a price on this site seems to leave something out, tell us at {email} or on [the contact page](/contact-us). We treat it as a fault.",
      ],
    },
  ],
} satisfies LegalPage;
