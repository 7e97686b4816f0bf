import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-ontario",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Ontario",
  description:
    "Welcome to {brand}: flights to Ontario, Canada, for Toronto, Niagara Falls, Ottawa and the lakes, with the right airport for each of them.",
  city: "Ontario",
  place: "YTO-Toronto",
  origins: ["NYC-New York", "CHI-Chicago", "LAX-Los Angeles", "MIA-Miami", "YVR-Vancouver", "YYC-Calgary"],
  poster: {
    slug: "ontario",
    alt: "A wind-swept pine on shield rock, a red maple and a canoe, and across the lake the CN Tower of Toronto",
  },
  overview: {
    heading: "Ontario: one big city, a capital and a quarter of a million lakes",
    body: [
      "Four of the five Great Lakes wash the south of this Canadian province, and most of its people live in the strip along them: Toronto, Hamilton, Niagara, Kingston, then Ottawa up its own river. North of that begins the Canadian Shield, pink granite with pines on it and water in every hollow, where a canoe is still a sensible way to travel.",
      "A first week goes easily into a triangle. Three days in Toronto, where almost half of the people were born abroad and the Sunday choice is between dim sum, roti and jerk chicken; a night at Niagara; then Algonquin Park or Ottawa. From Toronto it is 80 miles (130 km) to the falls and 280 (450 km) to the capital.",
      {
        note: "Ontario in California has an airport of its own, ONT near Los Angeles: for Canada, type Toronto, Ottawa or the code YTO, so that you do not book the wrong one.",
      },
    ],
  },
  attractions: [
    {
      name: "Niagara Falls",
      text: "The Horseshoe drops 188 feet (57 m), and the Canadian bank has the front view. Boats into the spray run from spring to late fall; the tunnels behind the water are open all year.",
    },
    {
      name: "CN Tower",
      text: "1,815 feet (553 m) over the Toronto waterfront, with a glass floor and, for the brave, a walk around the outside edge on a harness.",
    },
    {
      name: "Toronto Islands",
      text: "A ferry from the foot of Bay Street, about a quarter of an hour, to car-free lawns, beaches and the best skyline view.",
    },
    { name: "St. Lawrence Market", text: "Peameal bacon on a bun under a brick hall of the nineteenth century. Closed on Mondays." },
    {
      name: "Parliament Hill and the Rideau Canal",
      text: "Gothic towers above the Ottawa River and eight hand-worked locks of 1832 at their feet. In a cold winter the canal turns into a skating rink nearly 5 miles (7.8 km) long.",
    },
    {
      name: "Algonquin Provincial Park",
      text: "Moose, loons and over 2,000 lakes, three hours north of Toronto. Day permits for the Highway 60 corridor sell out in leaf season.",
    },
    {
      name: "Bruce Peninsula",
      text: "Limestone cliffs over water of Caribbean color at the Grotto, and glass-bottom boats over the wrecks of Tobermory.",
    },
  ],
  airports: [
    {
      code: "YYZ",
      name: "Toronto Pearson",
      text: "17 miles (27 km) northwest. The UP Express leaves every 15 minutes and takes 25 to Union Station; a taxi needs 30 to 60.",
    },
    {
      code: "YTZ",
      name: "Billy Bishop Toronto City",
      text: "On an island at the edge of downtown. A tunnel on foot or a 90-second ferry leads to the shore, a free shuttle to Union Station.",
    },
    {
      code: "YOW",
      name: "Ottawa Macdonald–Cartier",
      text: "7 miles (11 km) south of Parliament Hill, 20 to 25 minutes by taxi. The O-Train serves it too, with two changes to the center.",
    },
    {
      code: "YHM",
      name: "Hamilton",
      text: "50 miles (80 km) from Toronto and about as far from Niagara, used by low-cost airlines. You will want a car.",
    },
    {
      code: "YXU",
      name: "London",
      text: "115 miles (185 km) west of Toronto, for Stratford and Lake Huron; VIA Rail trains link London with Union Station in a bit over two hours.",
    },
  ],
  seasons: [
    {
      name: "December to March",
      text: "Toronto around freezing, Ottawa near 14°F (−10°C). Skates, the February Winterlude festival, and the year's lowest fares once New Year is over.",
    },
    {
      name: "April to mid-June",
      text: "Tulips by the million in Ottawa in May, orchards in bloom at Niagara. In the woods May belongs to the blackflies.",
    },
    { name: "Mid-June to August", text: "80°F (27°C), warm lakes, long weekends at the cottage. Book park campsites five months ahead." },
    {
      name: "September and October",
      text: "The maples turn from the last week of September in Algonquin, two or three weeks later in the south. Toronto's film festival fills hotels in early September.",
    },
  ],
  byPhone: null,
  questions: [
    {
      question: "For Niagara Falls, should I fly to Toronto or Buffalo?",
      answer:
        "To Toronto if you also want the city, since GO trains run from Union Station to Niagara Falls in about two and a half hours. Buffalo is only 30 miles (48 km) off, but you cross the border by road and a rental car needs papers for Canada.",
    },
    {
      question: "What papers do I need to enter Canada?",
      answer:
        "US citizens need a passport. Green-card holders bring passport and card; most other visa-free nationals need an eTA approved online before they fly, and citizens of Mexico either a visa or, under certain conditions, an eTA. The government site canada.ca decides, so look there before you pay.",
    },
    {
      question: "Pearson or the island airport?",
      answer:
        "Billy Bishop if your hotel is downtown and you come from the eastern United States, Montreal or Ottawa: you walk into the city. Pearson has nearly everything else, and there you clear US customs before the flight home, so be there three hours ahead.",
    },
    {
      question: "Can I arrive in Toronto and fly home from Ottawa?",
      answer:
        "Yes: VIA Rail joins the two in about four and a half hours. Compare one-way tickets on [the search form](/) with a round trip, and read [what each fare allows](/fare-disclosure-policy). Winter bags are heavy: see [the baggage rules](/baggage-policy).",
    },
  ],
} satisfies DestinationPage;
