import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/fulfillment-policy",
  title: "Fulfillment policy: how a booking becomes a ticket",
  description:
    "When you get a booking number, when tickets are issued, which documents we may ask for, what shipping a paper ticket costs, and what happens if it fails.",
  h1: "Fulfillment policy",
  validFrom: "2026-11-21",
  inShort: [
    "You get a booking number on the screen as soon as you confirm. A flight is yours for good when the airline has issued the ticket, which takes {policy.ticketProcessing}.",
    "Tickets are electronic and cost nothing to deliver. Paper tickets are shipped only where you ask for them and the airline still makes them, for a fee.",
    "If we ask for further documents, please send them within {policy.extraDocuments}, or the reservation may be canceled.",
  ],
  sections: [
    {
      heading: "What fulfillment means",
      body: [
        "Between your click or your call and your seat lie several steps, taken by us, the bank and the airline or hotel. This page says what happens in them, how long each takes, and how you learn that it is done. It applies to bookings made on this site and to those that an agent of {brand} makes for you on {phone}.",
        {
          note: "While the page after a booking says that the payment was a test, you can try every step on this site, but no ticket is issued and no room is held. See the [disclaimer](/disclaimer). The times below hold for real bookings.",
        },
      ],
    },
    {
      heading: "A flight, step by step",
      body: [
        {
          steps: [
            "**You confirm.** The seats are taken for you, the bank is asked, and the page shows a booking number of eight characters. As soon as the booking is confirmed, an email with the itinerary, the price, the rules and a file for your calendar follows. With the number and your email address you come back under [Manage booking](/manage-booking) at any time, without an account, and an agent finds the booking by them too.",
            "**We check** names, dates of birth and payment. Names of travelers that were left out are added under [Manage booking](/manage-booking); if something else is missing, we call or write to you.",
            "**The airline issues the ticket.** From payment to ticket number this takes {policy.ticketProcessing}; often it is a matter of minutes. It takes longest on weekends, on holidays, and with several airlines on one journey.",
            "**Our people send you the electronic ticket** by email, with the ticket number of each traveler and the airline reference. With that reference you choose seats and check in on the airline's site.",
            "**You compare** names and dates with the passports at once. A slip is easiest to mend on the day on which the ticket was issued.",
          ],
        },
        "Until the ticket number exists, an airline can change its price or sell its last seat. If that happens we tell you and go on only with your consent; if you do not want the new price, you get back all that you have paid.",
      ],
    },
    {
      heading: "A hotel, step by step",
      body: [
        "A room needs no ticket. It is booked when the page shows your booking number together with the words that it is confirmed. At the desk, the hotel asks for the name of the lead guest, an identity document and usually a card for extras. The page and the bill say what is paid already and what is due at the hotel, and until when you can cancel without cost by the hotel's clock.",
        "If the page says that we are waiting for the last answer, do not book a second time: we write to you as soon as it is there, and the page shows it when you load it again. Sending the same form twice books once.",
      ],
    },
    {
      heading: "Bookings by phone",
      body: [
        "The agent repeats dates, names, flights, conditions and the whole price before taking a payment. After the reservation fee has been paid you get the confirmation by email or as a text message, whichever you prefer, and the ticket within the same time as above. Ask the agent for the booking number before you hang up.",
        "To secure a booking we need a phone number and an email address that work. If a confirmation bounces or nobody can be reached, a question from the airline stays unanswered and the booking can lapse.",
      ],
    },
    {
      heading: "When we ask for further documents",
      body: [
        "Most bookings need none. For some, the bank or the airline wants to be sure that the cardholder knows of the purchase: a card from one country and a flight from another, a departure within a day or two, a cardholder who does not travel, an unusually high amount. Then we ask for one or more of these:",
        {
          list: [
            "a copy of the cardholder's identity document,",
            "the cardholder's signed consent to the charge,",
            "a picture of the card on which only the name and the last four digits can be read: cover the other digits, and never send the security code,",
            "a visa, a residence permit or proof of age or service, where the fare is made for certain travelers.",
          ],
        },
        "The documents are due within {policy.extraDocuments} of our asking. Without them the reservation may be canceled, because airlines hold seats without a ticket only briefly; what you have paid for it is then returned. We use the copies for that check alone.",
      ],
    },
    {
      heading: "Paper tickets",
      body: [
        "Nearly every airline issues electronic tickets only, and an electronic ticket cannot be lost. Where an airline or a railroad still requires or offers paper, or you want printed documents, an agent arranges shipping to a street address; carriers do not deliver to post office boxes. Somebody has to sign for the envelope.",
        {
          policies: ["paperTicketShippingUs", "paperTicketShippingInternational"],
          caption: "What shipping a paper ticket costs",
        },
        "The fee is for one transaction, however many tickets are in the envelope, and is not returned once the envelope is on its way. Abroad the fee depends on the country and is named before you agree. We send nothing that could no longer arrive in time. A paper ticket is like cash: if it is lost after delivery, the airline decides whether and for which fee it replaces it.",
      ],
    },
    {
      heading: "All times and fees of this page",
      body: [
        {
          policies: ["ticketProcessing", "extraDocuments", "paperTicketShippingUs", "paperTicketShippingInternational"],
          caption: "Times and fees of fulfillment",
        },
        "What we charge for the booking itself is under [our service fees](/our-service-fees); changes after the ticket has been issued are under [post-ticketing service fees](/post-ticketing-service-fees).",
      ],
    },
    {
      heading: "If nothing arrives",
      body: [
        "Look into the folder for unwanted mail first, and check the address on the confirmation page. Under [Manage booking](/manage-booking) you can have the confirmation sent again. Issuing takes {policy.ticketProcessing}. If that time has passed without a ticket number, or your flight leaves sooner, call {phone}, day and night, with your booking number. Say when the flight leaves, so that an urgent ticket can be issued ahead of others.",
        "A charge on your statement without a booking number is most often an amount that the bank has set aside and will release. Call us before you dispute it: we can see which step was the last one.",
      ],
    },
    {
      heading: "If a booking cannot be fulfilled",
      body: [
        "It happens that a fare is withdrawn, a flight sells out between two clicks, or a bank says no. Then no ticket is issued and no fee is due. You may choose another flight or hotel at its price, or have everything back that you have paid for the one that failed. How refunds travel and how long they take is in the [refund policy](/refund-policy).",
        "An airline that changes its timetable after ticketing tells us or you; if it tells us, we pass it on to the email address and phone of the booking. Read such messages, even months before the trip.",
      ],
    },
    {
      heading: "Your part",
      body: [
        {
          list: [
            "Give names as they stand in the passport, in the same order and spelling.",
            "Make sure that the card allows the amount and that the cardholder answers the bank's questions.",
            "Have passports, visas and permits ready: a missing one is no reason for a refund.",
            "Reconfirm nothing, but look at the flight's time again on the day before you leave.",
          ],
        },
        "Questions before or after: {email}, or [the contact page](/contact-us). This page belongs to our [terms and conditions](/terms-and-conditions).",
      ],
    },
  ],
} satisfies LegalPage;
