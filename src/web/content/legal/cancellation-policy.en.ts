import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/cancellation-policy",
  title: "Cancellation policy: canceling or exchanging a ticket",
  description:
    "What it costs to cancel or exchange a flight that you booked on this site, what the airline keeps, what the federal 24-hour rule covers, and how to ask.",
  h1: "Cancellation policy",
  validFrom: "2026-11-21",
  inShort: [
    "The rules of your fare come first: they decide whether a ticket can be canceled or exchanged and what the airline keeps.",
    "For our part of the work on a cancellation we take {policy.cancellationFee}. A low-cost or basic economy ticket canceled within {policy.cancellationWindow} has a fee of its own, and an exchange is priced by how close the departure is.",
    "Cancel in [your booking](/manage-booking), call {phone} or write to {email} before the flight leaves. After departure most tickets are worth nothing.",
  ],
  sections: [
    {
      heading: "What this page covers",
      body: [
        "{brand} is a travel agency. We are not the airline: it flies you, makes the rules of the fare and decides what a ticket is worth when it is given back. We sell the ticket, carry your wish to the airline and pass on what it grants.",
        "This page speaks of flights that you booked yourself on this site. Where an agent made the booking by phone, the agent's work on it is charged by [our post-ticketing service fees](/post-ticketing-service-fees) instead. Those two lists differ, and a ticket is charged from one of them, never from both. What happens to the money afterwards is the subject of [our refund policy](/refund-policy).",
        "A cancellation ends the trip, or one traveler's part of it. An exchange keeps the ticket and moves it to other dates, flights or a route that the fare allows. A new name is neither: airlines correct a misspelled name, but they do not hand a ticket over to somebody else.",
      ],
    },
    {
      heading: "The airline's rules come first",
      body: [
        "Every flight in our results shows two conditions before you pay: what the airline takes for a change and what it takes for a refund, or that it allows neither. They are printed again on the booking page, on the page with your booking number, under [Manage booking](/manage-booking) and in the confirmation that we mail to you. Our fees come in addition to those amounts and cannot make a nonrefundable fare refundable.",
        "If you bought an exchange into a more expensive flight, the difference in fare is due as well. If the new flight is cheaper, the airline decides whether the rest is kept as a credit, paid back or lost.",
      ],
    },
    {
      heading: "What we take for a cancellation",
      body: [
        {
          policies: ["cancellationFee", "lowCostCancellationDomestic", "lowCostCancellationInternational"],
          caption: "Our fees for canceling a ticket booked on the site",
        },
        "The second and third lines stand in place of the first, not on top of it. Low-cost airlines and basic economy fares are often closed to agencies' ordinary tools, so each traveler's part has to be taken out with the airline one by one; that is why they are counted per passenger. Once {policy.cancellationWindow} have passed, such a ticket is charged like any other, if its fare allows a cancellation at all.",
        "Domestic means that every flight of the ticket stays within the United States and its territories. One flight abroad makes the ticket international.",
        "When you ask for money back and not only for the seats to be given up, the work of claiming it from the airline is charged separately: {policy.refundProcessingFee}. [The refund policy](/refund-policy) explains that fee.",
      ],
    },
    {
      heading: "What we take for an exchange",
      body: [
        {
          policies: ["exchangeDomesticEarly", "exchangeDomesticLate", "exchangeInternationalEarly", "exchangeInternationalLate"],
          caption: "Our fees for exchanging a ticket booked on the site",
        },
        "Days are counted back from the departure of the first flight that has not been flown yet, by the clock of the airport it leaves from. The moment that counts is when you tell us, not when the airline answers. Where the table says “up to”, the agent names the exact fee before you agree, and it can be less when the airline lets us reissue the ticket without a new calculation.",
      ],
    },
    {
      heading: "The 24-hour rule, told truly",
      body: [
        "The US Department of Transportation has a rule, 14 CFR 259.5, that many travelers know as “free cancellation for a day”. It binds airlines: for a flight to, from or within the United States that is booked at least a week before departure, an airline must either hold the fare for a day without payment or let the customer cancel for a day without penalty.",
        "The rule speaks of reservations made with the airline itself. It does not bind travel agencies, so it gives you no claim against us. Many airlines extend the same courtesy to tickets sold by agencies. When yours does, the airline keeps nothing and we pass that on in full; our own cancellation fee remains. If a free first day matters to you more than comparing airlines in one place, booking with the airline directly is the safer way, and we would rather say so here than have you find out later.",
      ],
    },
    {
      heading: "How to ask",
      body: [
        "A whole booking can be canceled on the site until the first flight leaves or the stay begins, a room also for as long as its rate is free: open [your booking](/manage-booking) with its number and your email address. Before anything happens you see each amount with the rule that makes it, and what is left for you; you agree or keep the booking. For an exchange, or for one traveler's part of a trip, somebody has to read the fare rules first. It goes like this:",
        {
          steps: [
            "Call {phone}, at any hour, or write to {email}. Give the booking number, the names of the travelers concerned, and whether you want to cancel or exchange.",
            "The agent reads the airline's rule for your fare and tells you three amounts: what the airline keeps, what we take, and what is left for you, as money or as a credit.",
            "You agree or keep the ticket. Nothing is canceled and nothing is charged before you have said yes.",
            "You receive the outcome by email. Keep it until the refund or the credit has been used.",
          ],
        },
        "If the departure is less than a day away, please call; a letter may be read too late. A cancellation counts from the moment when you reach us, provided that the flight has not closed yet.",
      ],
    },
    {
      heading: "When the airline cancels or changes the flight",
      body: [
        "If the airline cancels your flight or changes it significantly and you do not accept the new flight or a credit, US law entitles you to your money back for the part not flown, even on a nonrefundable fare (49 U.S.C. 42305 and 14 CFR Part 260). That is not a cancellation by you, and the fees in the tables above do not apply. Call us before you accept anything, because accepting the new flight usually ends that right. On flights from the European Union or the United Kingdom you may also have a claim for compensation, which is made to the airline.",
      ],
    },
    {
      heading: "Hotels, missed flights and other limits",
      body: [
        {
          list: [
            "A hotel room booked on the site follows the steps of its own rate: until when it is free, and what it costs after that. The steps are shown before you pay and again on the page with your booking number. We add nothing to them.",
            "If you miss a flight without having told anybody, the airline normally cancels all the flights that follow on the same ticket, and most fares lose their value. Call as soon as you know.",
            "A ticket that has been partly used can be canceled only for the rest, and the rest is often worth less than its share of the price.",
            "In illness, a death in the family or a military order, airlines sometimes waive their own fees against a document. We will ask for you; we cannot promise the answer.",
            "Our service fee for the booking itself pays for work that is done and stays with us once the booking is confirmed.",
          ],
        },
      ],
    },
    {
      heading: "How long it takes",
      body: [
        "From the cancellation until the airline releases the money takes {policy.cancellationRefundTime}. This is the airline's part alone. The whole way, from your request until the amount is on your statement, is described in [our refund policy](/refund-policy) and is longer: {policy.refundTime}. [The Terms](/terms-and-conditions) name a third time, {policy.refundIssueTime}: that is our own step, from the airline's payment to the refund that we issue. Where the law sets a shorter time, the law's time holds.",
      ],
    },
    {
      heading: "Two examples",
      body: [
        "**Two domestic tickets in ordinary economy, canceled a month ahead, money back wanted.** The airline keeps the refund fee that was shown beside the flight, once for each traveler. We take {policy.cancellationFee} and, for claiming the money, {policy.refundProcessingFee}, each of them twice. If that leaves little or nothing, the agent says so first, and a credit with the airline may be the better choice.",
        "**One international ticket, moved to another day.** Asked for in good time, our fee is {policy.exchangeInternationalEarly}. Asked for within {policy.exchangeNotice} of departure, it is {policy.exchangeInternationalLate}. The airline's own change fee and any difference in fare are added in both cases.",
      ],
    },
    {
      heading: "Questions and complaints",
      body: [
        "Call {phone} or write to {email}; our address is {office}. If you think that we applied this page wrongly, tell us the booking number and what you expected, and another person than the one who handled the case will look at it. We do not change these fees for a booking that has already been made: the wording that stood here on the day you paid holds for your ticket.",
      ],
    },
  ],
} satisfies LegalPage;
