import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-atlanta",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Atlanta",
  description:
    "Welcome to {brand}: Atlanta by air, with the MARTA train into town, King's birthplace, the BeltLine on foot, and the weekends when fares climb.",
  city: "Atlanta",
  place: "ATL-Atlanta",
  origins: ["NYC-New York", "CHI-Chicago", "LAX-Los Angeles", "DFW-Dallas", "MIA-Miami", "WAS-Washington"],
  poster: {
    slug: "atlanta",
    alt: "Atlanta's golden spire against the sun, the wheel above the park, and a parkway winding through the trees",
  },
  overview: {
    heading: "A railroad stop that grew a forest",
    body: [
      "Atlanta has no harbor and no navigable river. It began in 1837 as the spot where surveyors drove a stake for the end of a railroad, and was simply called Terminus. The tracks still run under downtown, but what surprises from the air are the neighborhoods, where oaks and tulip poplars meet over the streets and hide whole blocks.",
      "Three clusters of towers line up along Peachtree Street: Downtown with the aquarium and the stadiums, Midtown with the museums and Piedmont Park, Buckhead with the shops. One train line passes through all three and ends inside the airport, so a visitor who books a room near a station can leave the rental car for the day trips. More than seventy streets have Peachtree in their name.",
    ],
  },
  attractions: [
    {
      name: "Martin Luther King Jr. National Historical Park",
      text: "The house where he was born (its rooms closed for repairs in 2023: ask whether they are open again), Ebenezer Baptist Church where he and his father preached, and his tomb, all within two blocks of Auburn Avenue. Entry is free.",
    },
    {
      name: "Georgia Aquarium",
      text: "Whale sharks and manta rays glide past a window two stories high. The World of Coca-Cola is across the lawn.",
    },
    {
      name: "National Center for Civil and Human Rights",
      text: "At its lunch counter you sit down, put on headphones and hear what the students of the sit-ins heard.",
    },
    {
      name: "BeltLine Eastside Trail",
      text: "A paved path on an old rail bed, from Piedmont Park past Ponce City Market, a Sears warehouse of 1926, to the food stalls of Krog Street Market.",
    },
    {
      name: "High Museum of Art",
      text: "White enamel galleries by Richard Meier with wings by Renzo Piano, and strong rooms of Southern folk art. Arts Center station is next door.",
    },
    {
      name: "Stone Mountain",
      text: "A bare granite dome 16 miles (26 km) east. The walk-up trail is a mile long, steep at the end, and best at sunrise.",
    },
  ],
  airports: [
    {
      code: "ATL",
      name: "Hartsfield–Jackson Atlanta International Airport",
      text: "10 miles (16 km) south of Downtown. MARTA's Red and Gold lines start inside the domestic terminal: a little under 20 minutes to Five Points, a few more to Midtown, about half an hour to Buckhead. From the international terminal, on the far side of the field, a free shuttle reaches the train in about 15 minutes. Taxis charge flat rates to the three centers and need 20 minutes on an empty highway, 50 at five o'clock.",
    },
  ],
  seasons: [
    {
      name: "March to May",
      text: "Dogwoods and azaleas open around the first week of April, and so does the pollen, which turns cars yellow. The Masters in Augusta, two hours east, fills flights in the same weeks.",
    },
    {
      name: "June to August",
      text: "About 90°F (32°C) with a thunderstorm most afternoons. Fly in the morning, before they build up. If a flight is canceled, [our refund policy](/refund-policy) says what you are owed.",
    },
    {
      name: "September to November",
      text: "Dragon Con takes over the downtown hotels on Labor Day weekend. Then come dry, mild weeks, with color in the parks from late October to mid-November.",
    },
    {
      name: "December to February",
      text: "Highs near 53°F (12°C) and the quietest fares after New Year. Snow is rare, but a film of ice is enough to stop the city.",
    },
  ],
  byPhone:
    "For Atlanta, tell the agent at {phone} whether the city is your goal or only where you change planes, because the best fare is often for a different trip. If you arrive late, say which part of town you are staying in: the last train north counts. If you are connecting to an international flight, ask for at least two hours and for one ticket all the way through.",
  questions: [
    {
      question: "Do I need a car in Atlanta?",
      answer:
        "Not if you stay near MARTA in Downtown, Midtown or Buckhead. The streetcar runs to Auburn Avenue, and the BeltLine does the rest. Rent one for Stone Mountain, the north Georgia mountains or the suburbs; a free SkyTrain links the domestic terminal with the rental center.",
    },
    {
      question: "How long does it take to change planes at ATL?",
      answer:
        "An hour is comfortable between two domestic flights. Seven concourses stand in a row, T and A to F, joined underground by the Plane Train, which comes every couple of minutes. Arriving from abroad you clear customs and hand your suitcase in again, so plan two hours.",
    },
    {
      question: "North, South or International: which terminal is mine?",
      answer:
        "Your airline decides, and your confirmation says so. North and South are two sides of one domestic hall, so a mistake costs five minutes. International has its own exit off I-75, and a mistake there costs twenty.",
    },
    {
      question: "Which weekends are expensive?",
      answer:
        "Dragon Con on Labor Day weekend, the college football games that end the season in December and around New Year, and the Masters week in April. A [last-minute search](/travel-by-theme/book-last-minute-flights-tickets) helps little then; shifting by three days helps a lot. Check [hotels](/hotels) before you buy the ticket.",
    },
  ],
} satisfies DestinationPage;
