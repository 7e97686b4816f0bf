import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/terms-and-conditions",
  title: "Terms and conditions for searching and booking with us",
  description:
    "The agreement between you and the agency: who may book, prices and payment, tickets, changes, refunds, liability, disputes and notice of changes, in plain words.",
  h1: "Terms and conditions",
  validFrom: "2026-11-21",
  inShort: [
    "{brand} is an independent travel agency. We arrange your contract with the airline or hotel; their conditions apply to the journey, ours to our service.",
    "You must be at least {policy.minimumAge} old to book, give every name as it stands in the passport, and buy no more than {policy.maxTicketsPerTransaction} in one transaction. You see the whole price before you pay.",
    "At present this site sells from a built-in model through a test gateway: no money moves and no ticket is issued as long as the confirmation says so.",
  ],
  sections: [
    {
      heading: "Who we are, and how this agreement comes about",
      body: [
        "“We” and “{brand}” mean the travel agency that runs this site, {office}, {email}, {phone}. “You” means whoever uses the site or books, also for others. By confirming a booking, on the site or by phone, you accept these terms for yourself and for everybody you book for, and you confirm that they agree. For looking around, only what is said here about the use of the site applies.",
        "The policy pages linked from this one are part of the agreement. If a special rule there contradicts a general rule here, the special one holds.",
      ],
    },
    {
      heading: "What you can book here today",
      body: [
        "The timetable, fares and hotels of the search are illustrative, and the card gateway is a sandbox. A booking after which the page says that the payment was a test is a trial: it is no sale, creates no right to a seat or room, and costs nothing. The fees and deadlines below apply to real bookings, such as those that an agent makes for you. The [disclaimer](/disclaimer) tells more.",
      ],
    },
    {
      heading: "Our part, and that of airlines and hotels",
      body: [
        "We search, advise, book, issue documents and help afterwards. The contract of carriage is between the passenger and the airline; the contract for a room is between the guest and the hotel. The airline's conditions of carriage and the rules of the fare, and the hotel's terms for the rate, are part of what you buy. The main ones stand beside the price; an agent reads you the rest on request.",
        "An airline may change flights, aircraft and times. We pass such changes on to the contact of the booking. Flights of a ticket have to be flown in their order: if you miss one without telling the airline, it usually cancels the others without a refund.",
      ],
    },
    {
      heading: "Who may book, and for whom",
      body: [
        {
          policies: ["minimumAge", "accompaniedUnderAge", "adultPriceAge", "maxTicketsPerTransaction"],
          caption: "Ages, and tickets in one transaction",
        },
        "Whoever books is at least {policy.minimumAge} old and able to enter into a contract. Travelers younger than {policy.accompaniedUnderAge} travel with an adult; we do not book children who fly alone. From {policy.adultPriceAge} on, a traveler pays the fare of an adult. Ages count on the day of departure, but an infant is under two on every day of the trip: one who turns two before the last flight is booked as a child, with a seat all the way. A hotel may ask for a higher age of the lead guest; the site says so beforehand.",
        "For more than {policy.maxTicketsPerTransaction}, call us. Splitting a group into several transactions can put it on different fares.",
      ],
    },
    {
      heading: "What we need from you",
      body: [
        {
          list: [
            "Names and dates of birth exactly as in the passports. Tickets cannot be passed on to somebody else.",
            "A phone number and an email address that work. Without them a booking cannot be secured.",
            "A card that you may use, and the cardholder's consent.",
            "Further documents, if we, the bank or the airline ask for them, in the time that the [fulfillment policy](/fulfillment-policy) names.",
          ],
        },
        "Please check the summary before you confirm and the ticket when it arrives. We mend our mistakes at our cost. Mistakes in what you gave us are mended as far as the airline or hotel allows. For the note that corrects a misspelled name we charge nothing; where a ticket has to be exchanged, the fees of the [cancellation policy](/cancellation-policy) hold for a booking on the site and the [post-ticketing service fees](/post-ticketing-service-fees) for an agent's.",
      ],
    },
    {
      heading: "Prices, fees and currency",
      body: [
        "The price is the total that you see before you confirm. On this site it holds our service fee, and nothing is added afterwards. For bookings by phone the agent names fare, taxes, surcharges and our fees before you pay; all of them are listed in [our service fees](/our-service-fees). What a total holds, and what airlines and hotels charge besides, is in the [fare disclosure policy](/fare-disclosure-policy).",
        "Fees and limits of our policies are stated in this currency: {policy.policyCurrency}. Until a ticket is issued, an airline can change its price; we then ask you before we go on. An obvious error, such as a few dollars for a flight across an ocean, binds neither side: we tell you promptly and return what you have paid.",
      ],
    },
    {
      heading: "Payment",
      body: [
        "The card is charged when the booking is confirmed, unless the rate is paid at the hotel; then it is only checked. Card numbers and security codes are not stored by us. If a payment is declined, there is no booking and nothing is charged. The same form sent twice books and charges once.",
        "Using somebody's card without consent is a crime. We may check a payment, ask for proof, and cancel a booking whose payment is in doubt; we tell you when we do.",
      ],
    },
    {
      heading: "Confirmation and tickets",
      body: [
        "A booking exists when you have its booking number and the word that it is confirmed. We send that word by email as well. The ticket follows from the airline. How long that takes, and what happens if it does not come about, is told in the [fulfillment policy](/fulfillment-policy).",
      ],
    },
    {
      heading: "Changes, cancellations and refunds",
      body: [
        "Whether you can change or give back a booking is decided by the fare or rate; its conditions stand beside the price. What we charge for the work is in the [cancellation policy](/cancellation-policy), and in the post-ticketing service fees for what an agent has booked. A whole booking made on the site can be canceled under [Manage booking](/manage-booking), where the amounts are shown first. Ask before the departure: after a missed flight there is often nothing left to change.",
        "We issue a refund to the card that paid within {policy.refundIssueTime}. This time is for our own part and starts when the airline or hotel has released the money to us. They take their time before that, and your bank after it; the [refund policy](/refund-policy) and the cancellation policy say how long the whole way can be. Where the law sets a shorter time, that time holds.",
        { policies: ["refundIssueTime"], caption: "Our own part of a refund" },
      ],
    },
    {
      heading: "Passports, visas, health and bags",
      body: [
        "You are responsible for valid documents, for every country that you enter or cross, and for what airlines and authorities ask concerning health and safety. A traveler who is turned away for lack of a document has no claim to a refund against us. Bags follow the airline's rules, which our [baggage policy](/baggage-policy) helps to find. Travel insurance is sensible; we sell none without telling you its terms and its time for giving it back.",
      ],
    },
    {
      heading: "Fair use of the site",
      body: [
        "Search and book for journeys that are meant. Do not make false bookings, block seats, try to get at other people's bookings, send programs that burden the server, or copy the lists in bulk to sell them. We may refuse service to whoever does this. The software of the site is open source under the Apache License 2.0 and may be used on its terms; our name, texts and drawings may not be used to pretend to be us.",
      ],
    },
    {
      heading: "What we answer for",
      body: [
        "We answer for choosing, booking and informing with the care of a good agency. We do not answer for what airlines, hotels, airports, authorities or banks do or fail to do, nor for weather, strikes, war, epidemics and other events that nobody here can control. As far as the law permits, our liability for a booking is limited to what you paid us for it, service fee included, and does not extend to lost profit or lost vacation time.",
        "None of this limits liability for intent, gross negligence, or harm to life and health, nor any right that the law gives to consumers and passengers and that cannot be waived. Passengers' rights against airlines remain whole, and we help you to use them.",
      ],
    },
    {
      heading: "If we disagree",
      body: [
        "Tell us first: {email}, with the booking number and what you expect. Both of us then try for {policy.disputeNegotiation} to settle the matter by talking, before either goes to court or arbitration, unless a legal deadline would pass meanwhile. Please do so before you dispute a charge with your bank as well; your right to dispute it stays. Most mistakes are mended in one call.",
        "The law of the state in which our office stands applies, and its courts decide. Consumers may also turn to the courts where they live where the law gives them that right, and keep the protection of their own law.",
        { policies: ["disputeNegotiation", "policyChangeNotice"], caption: "Time for talking, and notice of changes" },
      ],
    },
    {
      heading: "Changes of these terms",
      body: [
        "We give notice of changes {policy.policyChangeNotice} ahead on this page, with the day from which they hold. For a booking, the wording counts that was in force when it was made. If a clause turns out to be void, the others stay.",
      ],
    },
    {
      heading: "Language and contact",
      body: [
        "These terms exist in English and Spanish and say the same. Should they differ, the language counts in which you booked. How we treat personal data is in the [privacy policy](/privacy-policy). Agents answer on {phone} day and night in both languages, and messages reach us through [the contact page](/contact-us).",
        { policies: ["policyCurrency"], caption: "Currency of every fee and limit" },
      ],
    },
  ],
} satisfies LegalPage;
