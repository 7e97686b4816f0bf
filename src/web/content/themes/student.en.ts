import type { ThemePage } from "../page-types.ts";

export default {
  kind: "theme",
  theme: "student",
  name: "Student travel",
  start: { trip: { inDays: 30, nights: 90 } },
  path: "/travel-by-theme/book-student-flights-tickets",
  title: "Student flights: a semester there and back, bags and papers",
  description:
    "When semesters make flights expensive, which tickets survive an exam schedule, age limits of youth fares, and the papers to carry by hand: I-20, DS-2019, 90 days.",
  h1: "Book Student Flights Tickets",
  pictureAlt: "Books, a graduation cap and a globe on a window sill, a brick campus with a clock tower and a bicycle outside",
  formNote:
    "The form begins **a month from today with 90 nights**, the rough length of a semester. For Europe without a student visa take a few nights off: the limit is 90 days, and the days of arrival and departure both count.",
  routes: [
    { from: "BOS-Boston", to: "LON-London" },
    { from: "NYC-New York", to: "MAD-Madrid" },
    { from: "CHI-Chicago", to: "ROM-Rome" },
    { from: "LAX-Los Angeles", to: "SEL-Seoul" },
    { from: "SFO-San Francisco", to: "DEL-Delhi" },
  ],
  sections: [
    {
      heading: "The calendar sets the price",
      body: [
        "Everyone on a campus leaves on the same three days. Book around them, and you hardly need a student fare.",
        {
          list: [
            "**Late August**: fly a week before move-in, or into the second airport: Providence does for Boston, Milwaukee for the north of Chicago.",
            "**Thanksgiving**: Tuesday out and Saturday back beat Wednesday and Sunday.",
            "**December**: wait for the exam schedule, then book the same day. From the 18th or so, fares climb to Christmas.",
            "**January**: the second week is among the year's cheapest for long flights.",
            "**Spring break**: home is cheaper than the beach, and the beach is cheaper if you do not fly on a Saturday.",
          ],
        },
        "Tickets are sold up to 330 days ahead, so a whole academic year fits on one round trip. On long flights that is often much cheaper than two one-ways; within the US, those cost about the same and leave you free.",
      ],
    },
    {
      heading: "Youth and student fares, without the myth",
      body: [
        "We have no secret student fares. What exists is the airlines' own: some price a youth, with a limit at 25 or at 30, others want full-time enrollment, an ISIC (the International Student Identity Card) or a letter from the registrar. [Turkish](/airlines/book-turkish-flights-tickets) and the Gulf airlines run student programs on their own websites, where the gain is often a second bag or a free change rather than a lower price. Where an airline lets agencies sell such a fare, an agent can ask for it; [the discount policy](/discount-policy) says what proof is needed. By itself an ISIC helps in museums, trains and hostels, not on a plane.",
      ],
    },
    {
      heading: "A ticket that can move",
      body: [
        "A makeup exam, a visa that comes late, a roommate's wedding: the return date is a guess. Look at the change condition under each total before the price. Several US airlines charge no fee to change ordinary economy, only the difference in fare, whereas basic economy stays where it is.",
        "Bags decide next. One of 50 lb (23 kg) holds a term; the second is cheaper bought ahead than at the desk, and over the Atlantic the lowest fares often include none.",
      ],
    },
    {
      heading: "Papers in your carry-on",
      body: [
        {
          table: {
            caption: "What to carry, never check",
            head: ["You are", "At the border"],
            rows: [
              [
                "Coming to the US on F-1 or M-1",
                "Passport, visa, a signed I-20, the SEVIS I-901 receipt, proof of funds. Entry is possible from 30 days before the program starts",
              ],
              ["Coming on J-1", "The same with a DS-2019 in place of the I-20"],
              [
                "Back from a vacation abroad",
                "A travel signature on the form that is still good: ask the international office before you leave",
              ],
              [
                "Going to the Schengen countries",
                "Up to 90 days in any 180 as a US citizen; longer needs a student visa or permit from home",
              ],
              ["Going to Britain", "An ETA for a course of up to six months, a student visa beyond"],
            ],
          },
        },
        "Rules differ by passport, and the consulate and your school have the last word. Buy a first ticket after the visa, or a refundable one before it. Airlines may ask for proof of a return flight when you enter on a visitor's terms.",
      ],
    },
  ],
  byPhone:
    "Have the first day of classes and the last exam ready, your date of birth, and the number of bags you cannot do without. Ask for one round trip over the whole year and for two semesters priced apart, and for a fare that lets the return be moved. Whoever calls to book has to be {policy.minimumAge} or older; a parent can pay without traveling.",
  questions: [
    {
      question: "I am 17 and start college. Can I fly alone?",
      answer:
        "Not on a booking made with us: travelers under {policy.accompaniedUnderAge} fly with an adult here. Airlines do carry 17-year-olds alone, so book that first flight with the airline.",
    },
    {
      question: "Can my parents book and I travel?",
      answer:
        "Yes. The card and the traveler may have different names. Give your own email for the ticket, and let the cardholder be reachable, because the bank may ask.",
    },
    {
      question: "Open return or guessed date?",
      answer:
        "A guessed date. Truly open returns have nearly died out and were never cheap. Choose the latest likely day on a ticket without a change fee, and move it when the exam dates are out.",
    },
    {
      question: "Can a dozen of us book together for spring break?",
      answer:
        "By phone. The site takes {policy.maxTicketsPerTransaction} in one booking; for more, an agent asks the airline for a group price, which is not always lower. Read [the refund policy](/refund-policy) before somebody drops out.",
    },
  ],
} satisfies ThemePage;
