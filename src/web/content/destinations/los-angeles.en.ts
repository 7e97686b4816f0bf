import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-los-angeles",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Los Angeles",
  description:
    "Welcome to {brand}: flights to Los Angeles and its four smaller airports, from Griffith Observatory to the pier, with the trains that spare you the freeway.",
  city: "Los Angeles",
  place: "LAX-Los Angeles",
  origins: ["NYC-New York", "SFO-San Francisco", "CHI-Chicago", "DFW-Dallas", "SEA-Seattle", "MEX-Mexico City"],
  poster: { slug: "los-angeles", alt: "An avenue of tall fan palms running toward a low sun, Griffith Observatory white on its hill" },
  overview: {
    heading: "Los Angeles is a region, so choose your corner first",
    body: [
      "From Malibu to Anaheim is 60 miles (97 km), and the sea, the studios and the museums all lie in different directions. The mistake of a first visit is a hotel that is near nothing. Santa Monica and Venice are for the beach, West Hollywood is in the middle and lively at night, Downtown has the trains and the concert hall, Pasadena the gardens.",
      "Then give each day to one side of town and cross the freeways before seven or after ten. Four days is a fair stay: one for the coast, one for Hollywood and Griffith Park, one for the museums, one for a theme park. Koreatown, Boyle Heights and the San Gabriel Valley feed you better than any view restaurant.",
    ],
  },
  attractions: [
    {
      name: "Griffith Observatory",
      text: "Telescopes and a planetarium of 1935 above the basin, with the Hollywood Sign across the canyon. Free, closed on Mondays; a DASH bus climbs from the Vermont/Sunset subway station.",
    },
    {
      name: "The Getty Center",
      text: "Van Gogh's Irises, a garden that is itself a sculpture, and a tram up the hill. Admission is free with a timed reservation; parking is not.",
    },
    {
      name: "Santa Monica Pier",
      text: "The wheel, the carousel of 1922 and the sign that ends Route 66. The E Line from Downtown stops four blocks away, about 50 minutes.",
    },
    {
      name: "Walt Disney Concert Hall and The Broad",
      text: "Frank Gehry's steel sails and a free museum of contemporary art on the same corner; Grand Central Market lies down the hill by the Angels Flight funicular.",
    },
    {
      name: "La Brea Tar Pits",
      text: "Asphalt still bubbling on Wilshire Boulevard, where it caught mammoths and dire wolves. The museum of their bones is being rebuilt, so check what is open; the county art museum is next door.",
    },
    {
      name: "Universal Studios Hollywood",
      text: "A working studio with a park around it, and the only one of the big theme parks on the subway: B Line to Universal City, then a free shuttle.",
    },
    {
      name: "The Huntington",
      text: "A Gutenberg Bible, a desert garden and a walled Chinese one, in San Marino beside Pasadena. Closed on Tuesdays.",
    },
  ],
  airports: [
    {
      code: "LAX",
      name: "Los Angeles International",
      text: "18 miles (29 km) southwest of Downtown. The FlyAway bus drives straight to Union Station in 35 to 60 minutes; a free airport connection leads to the LAX/Metro Transit Center and the K and C Lines. A taxi to Downtown costs about $60.",
    },
    {
      code: "BUR",
      name: "Hollywood Burbank",
      text: "The easy one for Hollywood, Universal and Pasadena. Metrolink trains reach Union Station in about 25 minutes.",
    },
    {
      code: "SNA",
      name: "John Wayne, Orange County",
      text: "14 miles (23 km) from Disneyland, 40 miles (64 km) from Downtown. No airline takes off late at night.",
    },
    { code: "LGB", name: "Long Beach", text: "Small and quick, 22 miles (35 km) south; a local bus joins the A Line to Downtown." },
    {
      code: "ONT",
      name: "Ontario International",
      text: "38 miles (61 km) east, for the Inland Empire and the mountains. Not to be mixed up with [the Canadian province](/destination/book-flights-tickets-to-ontario).",
    },
  ],
  seasons: [
    {
      name: "January to March",
      text: "What rain there is falls now, and the day after a storm shows snow on the San Gabriels. Gray whales pass offshore. Fares are usually lowest.",
    },
    { name: "April to June", text: "Mild; hills in flower, then “June gloom”, a morning cloud that keeps the beaches gray until noon." },
    {
      name: "July to September",
      text: "About 75°F (24°C) at the shore and 95°F (35°C) in the Valley on the same day. Warmest sea, fullest parks.",
    },
    {
      name: "October and November",
      text: "Clear and often hot when the Santa Ana winds blow. Fewer families, the same sun; smoke from brush fires is possible.",
    },
  ],
  byPhone:
    "A search for LAX looks at LAX alone, so tell the agent where you will sleep and ask for the five airports side by side: for Disneyland, Orange County and Long Beach may save an hour each way, and Burbank is often worth a slightly higher fare. If you connect to Asia or Australia, name the final city, so that all of it is one ticket and a missed connection is the airline's business. Say if you need a car, since the rental lots are a shuttle ride away.",
  questions: [
    {
      question: "Which airport is best for Disneyland?",
      answer:
        "John Wayne (SNA), about 20 minutes from Anaheim by car. Long Beach is next; from LAX count 45 minutes at dawn and 90 in the afternoon.",
    },
    {
      question: "Can I manage Los Angeles without a car?",
      answer:
        "Yes, if you sleep near a station. The B Line links Downtown, Hollywood and Universal, the E Line the museums of Exposition Park and Santa Monica; for Malibu, the Getty at night or two far corners on one day you will want a ride.",
    },
    {
      question: "How early should I be at LAX?",
      answer:
        "Two hours before a domestic flight and three before an international one, counted from the terminal's curb. The loop road alone can take half an hour in the evening and around holidays.",
    },
    {
      question: "What if the fare drops after I book?",
      answer:
        "Within {policy.priceMatchWindow} of booking you may be able to get the difference back: the conditions are in [our price match promise](/price-match-promise). Later it depends on the airline and on what [exchanging the ticket](/cancellation-policy) would cost.",
    },
  ],
} satisfies DestinationPage;
