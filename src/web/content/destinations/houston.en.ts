import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-houston",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Houston",
  description:
    "Welcome to {brand}: flights to Houston through Bush Intercontinental or Hobby, with the Saturn V, the museums and the bayou waiting on the ground.",
  city: "Houston",
  place: "IAH-Houston",
  origins: ["NYC-New York", "LAX-Los Angeles", "CHI-Chicago", "DEN-Denver", "ATL-Atlanta", "MEX-Mexico City"],
  poster: {
    slug: "houston",
    alt: "A moon rocket before the sun, live oaks and an egret on the bayou, the towers of downtown Houston behind",
  },
  overview: {
    heading: "Houston, wide and green along its bayous",
    body: [
      "Houston is the fourth-largest city in the country and one of the flattest, laid out around slow rivers called bayous. It has no zoning code, so a chapel, a taqueria and a forty-story tower may share a block. What visitors come for lies in two lines: the museums and Hermann Park south of downtown, which the Red Line tram reaches in about fifteen minutes, and NASA, forty minutes down the Gulf Freeway.",
      "It is also the best place in Texas to eat across the world. Bellaire Boulevard is Vietnamese for miles, the Mahatma Gandhi District along Hillcroft is Indian and Pakistani, and Viet-Cajun crawfish, boiled with garlic butter, was made up here. Plan two days for the city and a third for space or for the beach at Galveston, 50 miles (80 km) south.",
    ],
  },
  attractions: [
    {
      name: "Space Center Houston",
      text: "The visitor center of NASA's Johnson Space Center, 25 miles (40 km) from downtown. The tram tour leads to a real Saturn V lying on its side; take the first one of the day.",
    },
    {
      name: "Museum of Fine Arts, Houston",
      text: "Three gallery buildings tied together by tunnels, strong in Latin American modern art.",
    },
    {
      name: "The Menil Collection and Rothko Chapel",
      text: "Surrealists, Byzantine pieces and Cy Twombly in a quiet Montrose park, then fourteen dark canvases in an eight-sided room. Both are free.",
    },
    {
      name: "Buffalo Bayou Park",
      text: "Paths and kayaks below the skyline. Under it, the Cistern of 1926 holds 221 columns and a very long echo; at dusk, bats leave the Waugh Drive bridge.",
    },
    {
      name: "Houston Museum of Natural Science",
      text: "Dinosaurs shown in pursuit and flight, and a glass cone of living butterflies at the edge of Hermann Park.",
    },
    {
      name: "San Jacinto Monument",
      text: "A 567-foot (173 m) shaft with a star on top, where Texas won independence in 1836 in a battle of eighteen minutes.",
    },
  ],
  airports: [
    {
      code: "IAH",
      name: "George Bush Intercontinental",
      text: "23 miles (37 km) north, United's hub and the airport of most long-haul flights. METRO's bus 500 runs nonstop to the convention center by day, in about an hour and for about $5; the 102 stops on the way and costs less. A taxi needs 30 minutes, or twice that at rush hour, and about $60.",
    },
    {
      code: "HOU",
      name: "William P. Hobby",
      text: "About 10 miles (16 km) southeast, a large [Southwest](/airlines/book-southwest-flights-tickets) base with some flights to Mexico, Central America and the Caribbean. Bus 40 reaches downtown in under an hour, a taxi in about 20 minutes.",
    },
  ],
  seasons: [
    {
      name: "March to May",
      text: "Warm days, azaleas and crawfish. The Livestock Show and Rodeo takes the first three weeks of March and most hotel rooms near NRG Park.",
    },
    {
      name: "June to September",
      text: "Around 95°F (35°C) and wet air; life moves indoors. Fares tend to soften in late August, at the height of the hurricane season, so look at a changeable ticket.",
    },
    { name: "October and November", text: "The air dries and evenings turn pleasant: the best weeks for patios and for the bayou." },
    {
      name: "December to February",
      text: "Around 63°F (17°C) by day with an occasional cold front. Light jackets, short museum lines, and whooping cranes wintering down the coast.",
    },
  ],
  byPhone:
    "Tell the agent which side of town you are staying on: Galveston and NASA are much closer to Hobby, The Woodlands and the Energy Corridor to Bush. If you come for treatment at the Texas Medical Center, say so, and ask for a return that can be moved, wheelchair help at the gate and seats for a companion; hospital dates slip. Cruise passengers should give the sailing hour from Galveston, so that the flight lands the day before.",
  questions: [
    {
      question: "Should I fly into Bush or Hobby?",
      answer:
        "Compare both: search once for IAH, which is Bush, and once for HOU, which is Hobby. Hobby saves half an hour and money on the ground for downtown, the Medical Center and NASA; Bush has far more nonstops, above all abroad.",
    },
    {
      question: "Can I see Houston without a car?",
      answer:
        "Partly. Downtown, the Museum District, the Medical Center and NRG Park lie on the Red Line, but Space Center Houston, Chinatown and Galveston need a car or a long ride.",
    },
    {
      question: "How long should a connection at Bush be?",
      answer:
        "Ninety minutes is comfortable between two domestic flights, since the Skyway train links all five terminals behind security. Coming from abroad, allow two and a half hours: you collect your bags, clear customs and go through security again.",
    },
    {
      question: "What happens to my booking if a hurricane comes?",
      answer:
        "Airlines usually allow one free change once they publish a weather waiver, and owe a refund when they cancel the flight. What our side does and when the money arrives is in [our refund policy](/refund-policy).",
    },
    {
      question: "When do flights to Houston cost least?",
      answer:
        "Usually in late January, February before the rodeo, and September. Houston lives on business trips, so Saturday flights and hotel weekends are often the cheaper part; try both on [the search form](/).",
    },
  ],
} satisfies DestinationPage;
