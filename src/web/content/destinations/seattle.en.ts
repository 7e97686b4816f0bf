import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-seattle",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Seattle",
  description:
    "Welcome to {brand}: flights to Seattle, 38 minutes by light rail from SEA to Pike Place, with ferries, Mount Rainier and Alaska cruises beyond.",
  city: "Seattle",
  place: "SEA-Seattle",
  origins: ["SFO-San Francisco", "LAX-Los Angeles", "DEN-Denver", "CHI-Chicago", "ATL-Atlanta", "NYC-New York"],
  poster: {
    slug: "seattle",
    alt: "The Space Needle before the sun, Mount Rainier above the clouds, a ferry crossing the Sound in the evening",
  },
  overview: {
    heading: "Seattle, between the Sound and the snow",
    body: [
      "Seattle sits on a strip of hills between salt water and a lake, with the Olympics to the west, the Cascades to the east and, on a clear day, Mount Rainier at the end of the street. It is a city of ferries, bookstores and strong coffee. In June the light lasts until well past nine.",
      "Most visitors stay by Pike Place Market or in Belltown and walk; mind the hills that climb from the water to First Avenue. Two full days cover the center, Capitol Hill and the Ballard Locks. The third belongs to a ferry: Bainbridge Island is 35 minutes away, walk-on passengers need no reservation, and the ride home is the best view of the skyline.",
    ],
  },
  attractions: [
    {
      name: "Space Needle",
      text: "605 feet (184 m), built for the World's Fair of 1962, with a glass floor that turns. The monorail from Westlake takes two minutes; come an hour before sunset.",
    },
    {
      name: "Pike Place Market",
      text: "Nine acres of fish, flowers and craft since 1907, on several floors down the bluff. Before ten in the morning it still belongs to the cooks.",
    },
    {
      name: "Chihuly Garden and Glass",
      text: "A hundred-foot sculpture of red and orange glass under a greenhouse roof, beside the Needle.",
    },
    {
      name: "The Museum of Flight",
      text: "A Concorde and the first jet Air Force One, both of which you can board, and the Red Barn where the company began, at Boeing Field.",
    },
    {
      name: "Ballard Locks",
      text: "Fishing boats and yachts step down from Lake Union to the sea; behind glass, salmon climb the ladder from July to September. Free.",
    },
    {
      name: "Mount Rainier National Park",
      text: "14,410 feet (4,392 m) of glaciers. The meadows of Paradise, two and a half hours by car, bloom in late July and August.",
    },
  ],
  airports: [
    {
      code: "SEA",
      name: "Seattle–Tacoma International",
      text: "14 miles (23 km) south. Link light rail leaves every 8 to 15 minutes and needs 38 to Westlake, at the market; the station is a walk through the garage. Taxis take 25 to 50 minutes and about $50.",
    },
    {
      code: "PAE",
      name: "Paine Field, Everett",
      text: "25 miles (40 km) north, a small, quick terminal beside the Boeing factory, with flights to the West. Forty minutes by car.",
    },
    { code: "BFI", name: "Boeing Field", text: "6 miles (10 km) south, for charters and small planes." },
    {
      code: "BLI",
      name: "Bellingham",
      text: "90 miles (145 km) north, low-cost flights to the sun; handy for the San Juan Islands and even for [Vancouver](/destination/book-flights-tickets-to-vancouver).",
    },
  ],
  seasons: [
    {
      name: "July to mid-September",
      text: "Dry, 77°F (25°C), snow peaks in view. The most expensive rooms of the year; some weeks the smoke of forest fires drifts in.",
    },
    {
      name: "Mid-September to November",
      text: "Salmon, wild mushrooms, larches golden in the Cascades in early October; the rain comes back around Halloween.",
    },
    {
      name: "December to March",
      text: "About 47°F (8°C), gray and seldom snowy in town. Skiing at Snoqualmie Pass, an hour away, and low hotel rates; fares fall once the holidays are over.",
    },
    {
      name: "April to June",
      text: "Tulips in the Skagit Valley and the first cruise ships in April, then rhododendrons. Cool evenings and changeable skies until early July.",
    },
  ],
  byPhone: null,
  questions: [
    {
      question: "Does it rain all the time?",
      answer:
        "No: less rain falls here in a year than in New York. It comes as drizzle, spread over many days from October to April; July and August are drier than in Chicago or Miami. Bring a hooded jacket and leave the umbrella.",
    },
    {
      question: "Which airport should I choose?",
      answer:
        "SEA for almost everything, with [Southwest](/airlines/book-southwest-flights-tickets), Delta and Alaska's main hub. Paine Field is pleasant and quick if you stay in Everett, Lynnwood or on Whidbey Island; if you sleep downtown, the longer drive uses up what you gain.",
    },
    {
      question: "I have an Alaska cruise. When should I land?",
      answer:
        "The day before. Ships leave in the afternoon from Pier 66, a walk from the market, or from Pier 91 in Magnolia, a 30 to 45 minute taxi ride from SEA. For the way back, choose a flight after one in the afternoon; thousands of passengers reach security at once on Fridays to Sundays.",
    },
    {
      question: "When are fares to Seattle lowest?",
      answer:
        "From mid-January to early March, outside the school vacations, and again in the first half of November. If you find a lower total elsewhere within {policy.priceMatchWindow} of booking with us, see [our price match promise](/price-match-promise).",
    },
  ],
} satisfies DestinationPage;
