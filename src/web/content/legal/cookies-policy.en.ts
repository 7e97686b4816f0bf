import type { LegalPage } from "../page-types.ts";

export default {
  kind: "legal",
  path: "/cookies-policy",
  title: "Cookies policy: one cookie, and what your browser keeps",
  description:
    "This site sets a single cookie, for the currency you choose. See every name kept in your browser, for how long, and how to clear it. No tracking, no analytics.",
  h1: "Cookies policy",
  validFrom: "2026-11-29",
  inShort: [
    "This site sets one cookie, and only after you choose a currency. It holds three letters, such as USD.",
    "Forms that you have begun are kept in your own browser so that a reload or a change of language does not lose them. Card details are never among them.",
    "No analytics, no advertising, no scripts, fonts or maps from other companies. That is why no banner asks for your consent.",
  ],
  sections: [
    {
      heading: "Cookies and browser storage, in plain words",
      body: [
        "A cookie is a short text that a website asks your browser to keep and that the browser sends back with every later request to the same site. Browser storage (“local storage” and “session storage”) is a similar notepad with one difference that matters: what is written there stays in your browser and is not sent along. Only a page of the same site, opened in the same browser, can read it.",
        "{brand} uses the smallest amount of both with which searching and booking is comfortable. Nothing in either serves to recognize you on another visit, to follow you to other sites, or to show you a different price than the next visitor.",
      ],
    },
    {
      heading: "The one cookie",
      body: [
        {
          table: {
            caption: "Cookies set by this site",
            head: ["Name", "What it holds and why", "How long"],
            rows: [
              [
                "currency",
                "The code of the currency you chose in the page header, for example EUR, so that prices keep appearing in it. It is set when you choose a currency and not before.",
                "One year from your last choice",
              ],
            ],
          },
        },
        "It is a first-party cookie: only this site receives it. Scripts in the page cannot read it (“HttpOnly”), other sites cannot make your browser send it along with forms or embedded content (“SameSite=Lax”), and where the site is reached over https it travels over https only. If its content is not a currency we have a rate for, it is ignored and prices appear in US dollars.",
        "Your language needs no cookie: it is part of the address. Pages in Spanish have addresses of their own.",
      ],
    },
    {
      heading: "What is kept in your browser's storage",
      body: [
        "The following is written by the page itself when scripts are switched on. It stays on your device and reaches our server only when you send the form yourself or follow a link to your own booking.",
        {
          table: {
            caption: "Names in browser storage, local storage first",
            head: ["Name", "What it holds and why", "How long"],
            rows: [
              [
                "search-draft",
                "Your last flight search: places, dates, travelers, cabin. It fills the search form when you come back.",
                "Until the next search form overwrites it, or you clear it",
              ],
              ["hotel-search-draft", "The same for hotels: place, dates, guests, rooms.", "Until overwritten, or you clear it"],
              [
                "booking-draft:…",
                "What you typed into a booking form: titles, names and dates of birth of travelers, email, phone, billing address. The dots stand for the size of the party. **Never** the card number, the cardholder's name, the security code or the date of expiry.",
                "Two days at most; erased at once when the page with your booking number opens. What you have typed in a form that lies open in another tab stays for that form",
              ],
              [
                "booking-sent:…",
                "A random key of a booking form that you have sent and that got no answer yet, so that sending it again cannot book or charge twice.",
                "Until the answer arrives, two days at most",
              ],
              [
                "booking-made:…",
                "A sealed reference to a booking made in this browser, so that the back button leads to your confirmation and not to a second booking.",
                "Two days at most",
              ],
              [
                "enquiry-draft:…",
                "What you typed into a form of the [contact page](/contact-us) and have not sent: name, phone, email, message, or when we should call. The dots stand for the form. **Never** that you agree to be called: that is ticked anew each time.",
                "Two days at most; erased at once when the form is taken",
              ],
              [
                "names-draft:…",
                "What you typed on the page of a [booking](/manage-booking) into the form for travelers who have no name yet: titles, names and dates of birth. The dots stand for the booking's number.",
                "Two days at most; erased at once when the page shows that the names are saved",
              ],
              [
                "react-router-scroll-positions (session storage)",
                "How far down you had scrolled on pages of this tab, so that the back button returns to that place.",
                "Until you close the tab",
              ],
            ],
          },
        },
        "The two days are the one on which you typed and the next, by our calendar. The booking pages and the contact page check them: whenever one opens, it throws out everything older. If you never open one again, an old draft lies in your browser until you clear it. On a computer that others use, clear it when you leave; “How to see and remove all of it” below says how.",
        "Your browser also keeps copies of our own files, such as type, pictures and styles, in its ordinary cache, and the pages of a tab in that tab's history, as it does for every site. A flight that you have chosen travels with the history entry of its page. That ends with the tab or when you clear the history.",
      ],
    },
    {
      heading: "What we do not use",
      body: [
        {
          list: [
            "No analytics or statistics services, neither of others nor an own one that recognizes visitors.",
            "No advertising cookies, no retargeting, no tracking pixels, no fingerprinting of devices.",
            "No social media buttons that report to their networks.",
            "No fonts, maps, videos, scripts or styles from other servers. Type is served from here, maps are our own drawings out of open data, and the server tells your browser to refuse everything that comes from elsewhere.",
            "No location request: the browser's position sensor is switched off for our pages.",
          ],
        },
      ],
    },
    {
      heading: "How the hotel form knows a city without a cookie",
      body: [
        "When you open the hotel search with an empty destination, the form suggests a city. Our own server guesses it, and asks nobody: from a city that a proxy in front of the site has already noted in the request, else from a file of network addresses on the server, if the agency has installed one, else from the time zone your browser is set to. The guess is used for that one answer; no server stores it and no cookie carries it. In your own browser it may stay in the draft of the hotel search, like any city that you type. You can type over it.",
      ],
    },
    {
      heading: "Why there is no consent banner",
      body: [
        "Laws that ask for consent, such as the European rules on electronic privacy, exempt what is strictly needed for a service that you have asked for. A currency that you have chosen, a form that you are filling in and a booking that must not happen twice are that. There is nothing optional for which we would have to ask, and therefore nothing to accept or to reject. Signals such as “Do Not Track” or “Global Privacy Control” change nothing, because there is no tracking or sale of data that they could end.",
      ],
    },
    {
      heading: "How to see and remove all of it",
      body: [
        "Every browser lets you look at and delete what a site has kept, usually under “Privacy” or “Site data” in its settings, or through the icon beside the address. Look for this site's name and remove its data; cookies and storage go together. In a private window, everything is gone when you close it.",
        "You may also block both. The site keeps working: prices then appear in US dollars, forms start empty after a reload, and pages begin at the top. You can search and book without cookies, without storage and without scripts.",
      ],
    },
    {
      heading: "Changes to this policy",
      body: [
        "If we add a cookie or another name, it appears in the tables above, and we give notice of the change {policy.policyChangeNotice} ahead. If something were ever added that the law makes depend on your consent, it would stay off until you had switched it on.",
      ],
    },
    {
      heading: "Questions",
      body: [
        "Write to {email} or use [the contact page](/contact-us). What we do with data that you send us, from bookings to messages, is told in the [privacy policy](/privacy-policy).",
      ],
    },
  ],
} satisfies LegalPage;
