import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/discount-policy",
  title: "Discount policy: which reductions exist and for whom",
  description:
    "Where a lower price really comes from: hotel discounts for longer stays, child, student, military and senior fares by phone, and why there are no codes here.",
  h1: "Discount policy",
  validFrom: "2026-11-21",
  inShort: [
    "There are no coupon codes, no points and no members' prices on this site. Everybody who asks the same question at the same moment sees the same price.",
    "Hotels give discounts for longer stays; where one applies, it is already inside the price that you see.",
    "Fares for children, students, seniors, the military or groups are the airlines' own. An agent can ask for them by phone, against proof.",
  ],
  sections: [
    {
      heading: "Who gives a discount",
      body: [
        "{brand} is a travel agency. Airlines set fares, hotels set rates, and a discount on either of them is theirs to give. What is ours are [our service fees](/our-service-fees). This page says which reductions of the one kind and of the other exist, and it is kept short of promises on purpose: a discount that is not on it does not exist, whatever an advertisement or a caller in our name may say.",
      ],
    },
    {
      heading: "On the site: flights",
      body: [
        "For your dates, party and cabin a list shows the lowest fare of each flight; where the airline sells it in several fares, the flight's page shows them side by side. All of them are the same for everybody. Cheaper days and cheaper times are not discounts, they are cheaper fares, and you find them by moving the dates.",
        {
          list: [
            "Children and infants are counted at the full fare of an adult on the site. Airlines often give them less; see below for how to get it.",
            "There is no field for a code, and no code works.",
            "The order of results and the prices do not depend on your device, your country, or how often you have looked.",
            "Our own fee, {policy.siteFlightServiceFee}, is the same for everybody. It is neither raised to be struck through nor waived for some.",
          ],
        },
      ],
    },
    {
      heading: "On the site: hotels",
      body: [
        "Some hotels lower their price from a certain number of nights on. When your stay is long enough, the card names the percentage and the number of nights, and the price beside it has the discount in it already. If it is one night too short, nothing is taken off and no discount is named.",
        "On hotels without such a discount the card carries a general line that begins with “Save up to”. That is no promise: most hotels give nothing for a longer stay, those that do give from a few percent to more than the line says, and this one gives nothing for the nights you chose. The price shown is the price that you pay. We would rather explain that here than let it count as an offer.",
        "No hotel price on the site is a struck-out figure next to a lower one. We do not know what a room “normally” costs and therefore do not claim to.",
      ],
    },
    {
      heading: "By phone: fares for certain travelers",
      body: [
        "Some fares cannot be sold by a form, because somebody has to check a document. An agent on {phone} can ask the airline for them:",
        {
          table: {
            caption: "Fares that need proof",
            head: ["For", "What airlines usually want to see"],
            rows: [
              ["Children", "The date of birth. Somebody of {policy.adultPriceAge} or more is priced as an adult."],
              [
                "Infants on a lap",
                "The date of birth, also on the way back: an infant who turns two on the trip needs a seat and a child's fare from then on.",
              ],
              [
                "Students",
                "A valid student card or a letter of enrollment, and sometimes an age limit. See [student flights](/travel-by-theme/book-student-flights-tickets).",
              ],
              [
                "Military and their families",
                "A military ID or orders. See [military flights](/travel-by-theme/book-military-flights-tickets).",
              ],
              ["Seniors", "An ID with the date of birth. Few airlines still have such fares, and an ordinary one is often cheaper."],
              [
                "Groups",
                "All travelers on the same flights. One transaction holds at most {policy.maxTicketsPerTransaction}; larger parties are quoted by the airline as a group.",
              ],
              ["Bereavement", "The name of the deceased and of the funeral home. A few airlines only."],
            ],
          },
        },
        "When we ask for a document, we need it within {policy.extraDocuments}; after that the booking may be canceled and the fare released, as [the fulfillment policy](/fulfillment-policy) says. The airline may ask for the same document again at check-in. If you cannot show it there, it may charge the difference to the ordinary fare, and we cannot help it.",
      ],
    },
    {
      heading: "What an agent's discount costs",
      body: [
        "An agent's booking has fees of its own, listed in [our service fees](/our-service-fees). A special fare is worth having only when it saves more than they come to. The agent therefore names the whole price with the fees in it, and you compare that with the total on the site. If the site is cheaper, book there.",
      ],
    },
    {
      heading: "Offers that we make ourselves",
      body: [
        "From time to time we may lower or waive a service fee. Such an offer is valid only if it is published on this site and says, in the same place, what it is for, how long it lasts, and who may use it. These rules hold for all of them:",
        {
          list: [
            "An offer lowers our own fee. It never touches fares, rates or taxes, which are not ours.",
            "It holds for new bookings, not for ones already made.",
            "Two offers cannot be combined, and nothing is paid out in cash.",
            "It is never larger than the fee, so it cannot make a total fall below fare and taxes.",
            "If the booking is canceled, the offer is used up; it does not come back as a credit.",
            "Whoever books must be {policy.minimumAge} or older, as for any booking.",
          ],
        },
        "At the time of this wording there is no such offer. There is no deadline that you could miss.",
      ],
    },
    {
      heading: "What is not a discount",
      body: [
        "**A “from” fare** on a page about a city or an airline is the lowest total that our search found, with the day on which it was found. **Low prices for last-minute trips** exist when an airline has seats left, and just as often they do not; [our page about them](/travel-by-theme/book-last-minute-flights-tickets) says what to expect. **Matching a price** is something else again: if you find the same journey for less soon after booking with us, [the price match promise](/price-match-promise) applies, and no discount is needed for it.",
      ],
    },
    {
      heading: "Errors",
      body: [
        "If a fare was published by mistake, far below any real price, the airline may cancel the ticket. We then pay back everything, our fee included, and tell you as soon as we know. If we applied a discount wrongly to your disadvantage, we refund the difference; if it was to your advantage and the ticket has been issued, the loss is ours.",
      ],
    },
    {
      heading: "Examples",
      body: [
        "**A week in one hotel.** The card names a discount that begins with fewer nights than yours. The nightly price times the nights is the total; nothing more comes off at the end, because it is off already.",
        "**Two adults and a child of six, by plane.** On the site you pay three equal fares and {policy.siteFlightServiceFee}. By phone the airline may give the child a lower fare; the agent adds the fees for a phone booking and names one price. The lower of the two is the one to take.",
        "**A student with an expired card.** No student fare. An ordinary economy fare on a Tuesday may well beat it.",
      ],
    },
    {
      heading: "Questions",
      body: ["Ask before you book: {phone}, {email}, or {office}. We will tell you which of these applies to you, or that none does."],
    },
  ],
} satisfies LegalPage;
