import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-philadelphia",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Philadelphia",
  description:
    "Welcome to {brand}: flights to Philadelphia, 25 minutes by train from the gate to City Hall, the Liberty Bell and Reading Terminal Market.",
  city: "Philadelphia",
  place: "PHL-Philadelphia",
  origins: ["CHI-Chicago", "ATL-Atlanta", "MIA-Miami", "DFW-Dallas", "LAX-Los Angeles", "BOS-Boston"],
  poster: {
    slug: "philadelphia",
    alt: "The tower of City Hall with William Penn on top, the boathouses with their lights on the Schuylkill, a scull at dawn",
  },
  overview: {
    heading: "Philadelphia, drawn in 1682 and still walkable",
    body: [
      "William Penn had his town drawn as a grid between two rivers with five green squares, and Center City still fits the plan: from the Delaware to the Schuylkill is two miles (3 km) on foot. The country was argued into being at the eastern end. The museums stand along the Parkway in the northwest, and between them lie row-house streets too narrow for a delivery van.",
      "People here are frank, loyal to their teams and serious about sandwiches. Order a cheesesteak once, then roast pork with broccoli rabe and sharp provolone, which many locals think is the better one. A good number of the small restaurants have no liquor license, so you bring your own bottle and the bill stays modest. Two nights cover the city; a third pays for the Barnes or Longwood Gardens.",
    ],
  },
  attractions: [
    { name: "Independence Hall", text: "The room where the Declaration and the Constitution were both signed. Rangers lead every visit." },
    {
      name: "Liberty Bell",
      text: "2,080 pounds (943 kg) of cracked bronze across the street. No ticket; the line moves fastest after three.",
    },
    {
      name: "Reading Terminal Market",
      text: "Some eighty stands in an old train shed of 1893. The Pennsylvania Dutch bakers rest on Sundays.",
    },
    {
      name: "Philadelphia Museum of Art",
      text: "Seventy-two steps made famous by Rocky and, behind them, a Japanese teahouse, a Hindu temple hall and Duchamp's Large Glass.",
    },
    {
      name: "The Barnes Foundation",
      text: "181 Renoirs, with Cézannes and iron hinges between them, hung exactly as their owner left them.",
    },
    {
      name: "City Hall",
      text: "548 feet (167 m) of masonry without a steel frame, topped by a 37-foot bronze Penn. A tiny elevator goes up to his feet.",
    },
    { name: "Eastern State Penitentiary", text: "A ruined prison of 1829, seven cellblocks in a star, with Al Capone's furnished cell." },
  ],
  airports: [
    {
      code: "PHL",
      name: "Philadelphia International",
      text: "8 miles (13 km) southwest. SEPTA's Airport Line stops at the terminals and reaches 30th Street, Suburban and Jefferson stations in about 25 minutes, every half hour. Taxis to Center City have a flat fare of a little over $30.",
    },
    {
      code: "TTN",
      name: "Trenton–Mercer, New Jersey",
      text: "About 30 miles (48 km) northeast, a few low-cost flights. Taxi to the Trenton station, then 50 minutes on SEPTA's Trenton Line.",
    },
    {
      code: "ILG",
      name: "Wilmington, Delaware",
      text: "30 miles (48 km) southwest and just as small; Amtrak and SEPTA trains from Wilmington station to 30th Street.",
    },
    {
      code: "ABE",
      name: "Lehigh Valley, Allentown",
      text: "65 miles (105 km) north, useful for the Poconos and Bethlehem more than for the city.",
    },
  ],
  seasons: [
    {
      name: "March to May",
      text: "The Flower Show in early March, cherry trees around the Shofuso house in Fairmount Park in April, and 70°F (21°C) by May.",
    },
    {
      name: "June to August",
      text: "87°F (31°C) and humid. Beer gardens at the piers, free concerts from June 19 to July 4, half the city at the Jersey Shore on Saturdays.",
    },
    {
      name: "September to November",
      text: "Dry and golden along the Wissahickon, the best walking of the year. Football weekends and university openings push up rooms.",
    },
    {
      name: "December to February",
      text: "Around 42°F (6°C), some snow. The Christmas market at City Hall, then the Mummers strut up Broad Street on New Year's Day; after that fares are low.",
    },
  ],
  byPhone: null,
  questions: [
    {
      question: "Do I need tickets for Independence Hall?",
      answer:
        "Yes, for most of the year: a timed ticket from recreation.gov, for about a dollar. Reserve it before you choose your flight home, for summer mornings go weeks ahead. The Liberty Bell and the rest of the park need none.",
    },
    {
      question: "Is it worth flying to Newark instead?",
      answer:
        "Only if the difference is large. Amtrak runs from Newark's airport station to 30th Street in about an hour, but it costs more at short notice and not every train stops there. Flights into [New York](/destination/book-flights-tickets-to-new-york) are worth comparing when you come from overseas.",
    },
    {
      question: "Which airline flies most to Philadelphia?",
      answer:
        "American, which has its main transatlantic hub here; see [baggage and check-in with American](/airlines/book-american-flights-tickets). [Frontier](/airlines/book-frontier-flights-tickets) and Southwest keep the domestic fares in check, so compare with your bag counted in.",
    },
    {
      question: "Can I see New York and Washington on the same trip?",
      answer:
        "Easily, by train from 30th Street Station: roughly an hour and a half to New York and two hours to Washington. Fly into one of the three cities and home from another rather than doubling back.",
    },
  ],
} satisfies DestinationPage;
