import type { AboutPage } from "../page-types.ts";

export default {
  kind: "about",
  path: "/about",
  title: "About us: an independent travel agency, total price first",
  description:
    "Who runs this site, what an independent agency does for your flights and hotels, and why its search, its prices and its program are open for anyone to check.",
  h1: "About us",
  lead: "{brand} is an independent travel agency for flights and hotels, with a desk at {office} and a line that is answered day and night. We show the whole price first, explain what it holds, and stay reachable after you have booked.",
  offerings: [
    {
      name: "Personalized plans",
      text: "A trip rarely fits one search. Tell an agent on {phone} when and where, who travels, and what matters: an aisle seat for a long leg, two hours to change planes with children, a hotel near the conference. The agent puts together flights, stay, rental car or a package around that. Nothing is booked until you have heard the plan and its price.",
    },
    {
      name: "Seamless experience",
      text: "One page to book, no account, no password. What you type survives a reload and the back button; your card's details are the exception and are not kept. The same form sent twice books once. Every page works by keyboard, with a screen reader, on a small phone, and before any script has loaded.",
    },
    {
      name: "Expert advice",
      text: "Which airport is nearer to the place you are going to? Does the fare hold a bag? What happens to the second flight if the first one is late? Agents answer such questions in English and Spanish. Our pages about [cities and airlines](/destinations) answer many of them in writing, with trains, terminals and check-in times.",
    },
    {
      name: "High-quality services",
      text: "For us, quality is what can be checked: totals that stay the same from the list to the bill, conditions in amounts and hours instead of “restrictions apply”, and every fee of ours [in writing](/our-service-fees). If we make a mistake, we mend it at our cost.",
    },
    {
      name: "Diverse options",
      text: "The search knows more than 500 destinations, hundreds of airlines, and hotels from hostels to resorts. Network and low-cost airlines stand in one list by price, nonstop or with stops, in economy, premium economy and business class. Nobody pays for a better place in it: see the [advertiser disclosure](/advertiser-disclosure).",
    },
  ],
  sections: [
    {
      heading: "What we believe about prices",
      body: [
        "Most of the anger in travel comes from numbers that grow. A fare turns into a fare and a bag and a fee; a room becomes a room and a resort fee at the desk. We think that a price should be said once, in full, for all who travel, and before you have typed your name.",
        "So the largest number on each result is the total, our own service fee in it. On a flight booked here that fee is {policy.siteFlightServiceFee}, on a hotel it is {policy.siteHotelServiceFee}. There is no countdown, no extra ticked in advance, and when few seats are left we say so only if we have counted them.",
      ],
    },
    {
      heading: "Who is behind this site",
      body: [
        "The agency named {brand} runs it: its people answer the phone, write these pages and are responsible for what is sold under its name. We are independent. No airline or hotel owns us, and we are not the website or the call center of any. Airline names and badges on our pages only say whose flight is meant.",
        "We arrange; the airline flies and the hotel lodges. Who owes you what in between is written in plain language in our [terms and conditions](/terms-and-conditions).",
      ],
    },
    {
      heading: "A program that anyone can read",
      body: [
        "The site runs on an open-source program for travel agencies, under the Apache License 2.0. Any agency may run it under its own name, and anyone can read how results are ordered, how a total is added up, and what is stored about a visitor. We find that a promise about prices or privacy is worth more when it can be checked.",
        "It also means that nothing on these pages comes from elsewhere: no analytics, no advertising networks, no maps or fonts from other servers. The posters, façades and badges are our own drawings; open data that we use is named under [sources and attributions](/attributions).",
      ],
    },
    {
      heading: "What is illustrative today",
      body: [
        "Timetable, fares and hotels in the search come from a built-in model of the world's air traffic and lodging, and online payments run through a test gateway that charges nobody. You can go through a whole booking without buying anything, and the confirmation page says so. The [disclaimer](/disclaimer) explains where the model ends.",
      ],
    },
    {
      heading: "How to reach us",
      body: [
        "Call {phone} at any hour, write to {email}, or leave a message or a request to be called on [the contact page](/contact-us). Please have your booking number at hand if you have one; with your email address it is all that an agent needs.",
      ],
    },
  ],
} satisfies AboutPage;
