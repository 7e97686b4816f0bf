import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/privacy-policy",
  title: "Privacy policy: what we keep about you, and what we never keep",
  description:
    "Which personal data a search, a booking, a message and a call-back request leave with us, why and how long we keep them, who gets them, and your rights.",
  h1: "Privacy policy",
  validFrom: "2026-11-29",
  inShort: [
    "There are no accounts here. Looking around leaves nothing with us that could be traced to you; a booking leaves what is needed to carry it out and to account for it.",
    "Card numbers and security codes are never stored, logged or queued. We keep the brand of the card and its last four digits.",
    "We sell no data, show no advertising and follow nobody. You can ask at any time what we hold about you, and have it corrected or deleted.",
  ],
  sections: [
    {
      heading: "Who is responsible",
      body: [
        "This policy covers this website and the telephone and email service of {brand}, {office}. Reach us at {email} or {phone}; the word “privacy” in the subject line helps. In this text, “we” means {brand}, and “personal data” means anything that tells something about a person who can be identified.",
        "The site runs on open-source software. What is said here about what the software does can be checked in its source code.",
      ],
    },
    {
      heading: "What we collect, and when",
      body: [
        {
          table: {
            caption: "Personal data by occasion",
            head: ["When you", "we receive and keep", "because"],
            rows: [
              [
                "look around or search",
                "Nothing in your name. Places, dates and travelers of a search stand in the address of the page; we use them to answer and do not keep them.",
                "You asked for results.",
              ],
              [
                "choose a currency",
                "One cookie in your browser with the currency's code.",
                "Prices should stay in the currency you chose.",
              ],
              [
                "book a flight",
                "Title, name, date of birth and kind (adult, child, infant) of the travelers; email and phone of the contact; billing address; the flight, its price and conditions; brand and last four digits of the card; the language of the page; when which step happened.",
                "We have to carry out the booking, prove it and account for it.",
              ],
              [
                "book a hotel",
                "The same for the lead guest alone, with the hotel, the room, the nights and the terms of the rate. Other guests' names are not asked.",
                "As for flights.",
              ],
              [
                "write to us with the contact form",
                "Name, phone, email, your message and the language of the page, stored and emailed to the agency.",
                "We have to answer you.",
              ],
              [
                "ask for a call",
                "Name, phone, when you wish to be called and in which time zone, your language, and that you agreed to be called, stored and emailed to the agency.",
                "We have to call you, and only with your consent.",
              ],
              [
                "come back under Manage booking",
                "The names that you add, the cancellation that you agree to, and when.",
                "You asked for it, and we have to prove it.",
              ],
              [
                "ask us to watch a price",
                "Your email address, the search, the language, the currency and the lowest total told. Until you confirm by the link that we mail, nothing else is sent.",
                "You want to hear when it falls.",
              ],
              ["call us or write an email", "What you tell us, as far as it is needed for the answer or the booking.", "As above."],
            ],
          },
        },
        "A booking that fails, for example because the bank declines the card, is kept in the same form, so that we can see what happened. With each form we store a check value, without anything of the card in it, by which the same form sent twice books once; it is thrown away after 30 days. The emails that we write to you are kept as they were sent, for 90 days, and after that only to which address, when and under which subject each went out, for as long as the booking; of those about a watched price nothing is kept once they are sent.",
        "We do not collect passport scans, health data, religion or similar facts on this site, and ask that you leave them out of free-text fields. If an assistance request or a meal makes such a fact necessary, tell an agent, who passes it to the airline or hotel for that purpose alone.",
      ],
    },
    {
      heading: "Cards",
      body: [
        "The number, the security code and the date of expiry of a card exist on our server for the length of one request: they are checked, handed to the payment gateway, and dropped. They are never written to the database, to a log, to a queue or into an error message, and the draft of a form that is kept in your browser does not contain them. What remains is the brand, the last four digits and a token that stands for the payment.",
        "At present the site runs with a test gateway, called a sandbox, that is part of the software itself. It charges nobody and sends card data to nobody. If the agency connects a live gateway, that company takes the card in fields of its own, and we say so here first.",
      ],
    },
    {
      heading: "Technical data",
      body: [
        "Like every web server, ours sees your internet address while it answers, because an answer needs somewhere to go. The log of requests holds the method, the path of the page without its query, the result and the time it took. It does not hold your internet address, what you searched for, or what you typed. Every line of the log passes a filter that takes out names, contact details and anything that looks like a card number or an email address.",
        "Two uses of the address remain. The hotel form guesses a city to start with: from a city that a proxy in front of the site has noted, else from a local file of network addresses if one is installed, else from your browser's time zone. Our server does not store the guess. And so that no program can flood the site, guess booking numbers or try stolen cards, we count what comes from an address. A counter is a number beside the address (of the long addresses of IPv6, the first half), never with what was searched for or typed. It stands in our server's memory, or in a store that several servers of ours share, and goes by itself:",
        {
          table: {
            caption: "What is counted, by what, and for how long",
            head: ["We count", "by", "for"],
            rows: [
              ["searches, and suggestions while you type", "the address", "a minute"],
              ["pages that are made for you alone", "the address, or the booking that they open", "a minute"],
              ["bookings, and the same one sent again", "the address, and a check value of the booking", "ten minutes"],
              ["booking numbers or email addresses that were wrong", "the address", "an hour"],
              ["cards that the bank declined", "the address, and a check value of the booking's email", "an hour"],
              ["emails asked for again", "the booking number", "an hour"],
              ["messages and requests for a call", "the address", "a day"],
              ["requests to watch a price", "the address, and a check value of the email", "a day"],
              ["requests under way", "the address", "until their answer"],
            ],
          },
        },
        "What your own browser keeps, such as drafts of forms, is listed name by name in the [cookies policy](/cookies-policy).",
      ],
    },
    {
      heading: "What we do not do",
      body: [
        {
          list: [
            "We do not sell or rent personal data, and do not share it for anybody's advertising.",
            "We use no analytics service, tracking pixel, fingerprint or social media plug-in. Pages load nothing from other companies' servers.",
            "We do not set prices by who you are. The search does not know you: the same question at the same moment gets the same answer, whoever asks.",
            "We send no newsletter. An email from us concerns your booking, your message, your request or the price that you asked us to watch.",
            "No decision with legal effect for you is left to an automatic profile.",
          ],
        },
      ],
    },
    {
      heading: "On which grounds",
      body: [
        "We use your data to carry out or prepare a contract with you (bookings, questions before a booking), to obey laws on accounting, tax and travel (records of payment, data that airlines must pass to authorities), with your consent (a call that you asked for, a price that you asked us to watch; you may withdraw it at any time), and for our legitimate interest in a secure site and in defending ourselves against claims. Where the law of your country knows other names for these grounds, those are meant.",
      ],
    },
    {
      heading: "Who else receives data",
      body: [
        {
          list: [
            "**The airline or the hotel** that you book receives what it needs to let you board or check in: names, dates of birth, contact, requests. Airlines pass on what security and border authorities demand by law, such as Secure Flight data in the United States.",
            "**The payment gateway and the banks** receive the payment. With the sandbox of today this is nobody outside our own server.",
            "**Companies that work for us**, such as those that host the server and deliver our email, may process data on our instructions only.",
            "**Authorities and courts**, where a law compels us.",
          ],
        },
        "As long as timetable, fares and hotels on this site are illustrative, no airline and no hotel receives anything from a test booking: see the [disclaimer](/disclaimer). Data are kept where the agency's server stands. For travel abroad they must go where you travel, including to countries with weaker protection than yours.",
      ],
    },
    {
      heading: "How long we keep it",
      body: [
        "Records of bookings and payments are financial records. We keep them {policy.financialRecords} after the trip, or after the booking where there was none, as tax and commercial law ask. A booking that came to nothing is kept for 180 days, because a bank may ask about it. Messages and call-back requests are kept for 365 days, because questions about them may follow; tell us when you want one deleted sooner. After these times we replace who it was, and keep amounts and references. The address of a [watched price](/fare-disclosure-policy) is erased when you stop by the link in each email, when the day of departure comes, or after 48 hours without a confirmation; what was watched stays for 30 days more without it. Backups are kept for 35 days at most. Logs without personal data are kept as long as they help to find faults.",
      ],
    },
    {
      heading: "How it is protected",
      body: [
        "Only those at the agency who carry out bookings and answer messages have access. The addresses of booking and confirmation pages carry sealed references that cannot be guessed or altered; confirmation pages are hidden from search engines. Whoever has the address of a confirmation page can read it, so share it with care. Manage booking opens a booking by number and email address together; the address of the page that follows holds for an hour, and whoever has it can cancel. No protection is perfect. If a breach endangers your data, we inform you and the authorities as the law demands.",
      ],
    },
    {
      heading: "Children",
      body: [
        "Children do not book here: whoever books is an adult. Names and dates of birth of children who travel are given by the adult who books for them, are used for that trip alone, and are treated like all other data of the booking. If you believe that a child has sent us data without an adult, tell us, and we delete them.",
      ],
    },
    {
      heading: "Your rights, and how to use them",
      body: [
        "Wherever you live, you may ask us",
        {
          list: [
            "what we hold about you, and for a copy that another service can read,",
            "to correct what is wrong,",
            "to delete what we need not keep by law,",
            "to stop or limit a use, or to take back a consent.",
          ],
        },
        "Write to {email}, or to {office}. So that nobody else gets your data, we ask for the booking number and the email address of the booking, or for something alike. An authorized person may act for you. It costs nothing, and nobody is treated worse for asking. If you are not content with the answer, you may turn to the data protection or consumer authority where you live.",
        {
          policies: ["privacyRequestAnswer", "enquiryAnswer", "financialRecords"],
          caption: "How long an answer takes, and how long records are kept",
        },
      ],
    },
    {
      heading: "Changes",
      body: [
        "When this policy changes, we give notice {policy.policyChangeNotice} ahead on this page. The day from which a wording holds stands at its top. Data collected under an earlier wording are not used for something new without asking you. [Terms and conditions](/terms-and-conditions) apply besides.",
      ],
    },
  ],
} satisfies LegalPage;
