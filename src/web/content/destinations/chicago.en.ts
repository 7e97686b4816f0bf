import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-chicago",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Chicago",
  description:
    "Welcome to {brand}: Chicago by O'Hare or by Midway, trains to the Loop, the river by boat, and which months are worth the wind off the lake.",
  city: "Chicago",
  place: "CHI-Chicago",
  origins: ["NYC-New York", "LAX-Los Angeles", "DFW-Dallas", "BOS-Boston", "DEN-Denver", "MIA-Miami"],
  poster: {
    slug: "chicago",
    alt: "An open drawbridge frames Chicago's tallest tower against the sun, and a sloop sails out between its leaves",
  },
  overview: {
    heading: "A skyline with a beach in front of it",
    body: [
      "Chicago burned in 1871, rebuilt itself in steel and so invented the skyscraper. Early ones still stand in the Loop, the square of downtown that the elevated trains draw in the air, and a boat ride on the river passes a century and a half of their descendants in ninety minutes. On the other side of Michigan Avenue the city simply stops: parks, 18 miles (29 km) of lakefront path, and water to the horizon.",
      "Hotels cluster in the Loop, which is quiet after office hours, and in River North, which is not. Eat elsewhere: tacos in Pilsen, dim sum in Chinatown, dinner in the West Loop, all a short ride on the L. Three days are enough for the center and one neighborhood; a ball game at Wrigley makes it four.",
    ],
  },
  attractions: [
    {
      name: "Architecture cruise",
      text: "The Chicago Architecture Center's volunteer guides know every building on the river by its engineer. April to November, from the Michigan Avenue bridge.",
    },
    {
      name: "Art Institute",
      text: "Hopper's Nighthawks, Seurat's Grande Jatte, and downstairs the Thorne Rooms, sixty-eight interiors at the scale of an inch to a foot.",
    },
    {
      name: "Millennium Park",
      text: "Anish Kapoor's Cloud Gate, called the Bean, and free concerts on summer evenings under Frank Gehry's steel ribbons.",
    },
    {
      name: "Skydeck at Willis Tower",
      text: "Glass boxes hang out of the 103rd floor, 1,353 feet (412 m) over Wacker Drive.",
    },
    {
      name: "Field Museum",
      text: "Sue, the Tyrannosaurus, keeps company with the lions of Tsavo. The Shedd Aquarium and the Adler Planetarium share the lawn.",
    },
    {
      name: "Griffin Museum of Science and Industry",
      text: "A German submarine captured in 1944, and a coal mine you ride down into. In Hyde Park, near Frank Lloyd Wright's Robie House.",
    },
    {
      name: "Wrigley Field",
      text: "Ivy on the outfield wall, a scoreboard changed by hand, and the Red Line at the gate.",
    },
  ],
  airports: [
    {
      code: "ORD",
      name: "O'Hare International Airport",
      text: "17 miles (27 km) northwest. The CTA Blue Line runs all night, about 45 minutes to the Loop, and costs about $5 from the airport. By taxi allow 30 minutes at dawn and over an hour at five in the afternoon.",
    },
    {
      code: "MDW",
      name: "Midway International Airport",
      text: "10 miles (16 km) southwest. The Orange Line reaches the Loop in about 25 minutes, from early morning to about one at night. Taxis take 25 to 45 minutes.",
    },
    {
      code: "MKE",
      name: "Milwaukee Mitchell International Airport",
      text: "80 miles (130 km) north. Amtrak's Hiawatha stops at its own airport station and reaches Union Station in about an hour and a quarter.",
    },
  ],
  seasons: [
    {
      name: "March to May",
      text: "The river is dyed green on the Saturday by St. Patrick's Day. Sweaters in the morning, bare arms at noon; the lake keeps the shore ten degrees cooler until June.",
    },
    {
      name: "June to August",
      text: "84°F (29°C), beaches, blues and gospel in the parks. Lollapalooza, around the first of August, books out the center.",
    },
    {
      name: "September to November",
      text: "The best walking weather lasts to mid-October. The marathon, on a Sunday in October, closes streets and fills planes.",
    },
    {
      name: "December to February",
      text: "January highs near 32°F (0°C), colder in the wind. Theater, museums and some of the year's lowest fares.",
    },
  ],
  byPhone:
    "Say “any Chicago airport” when you call {phone}, unless you mean one: the agent can then read you O'Hare and Midway side by side. Mention where you will sleep, since the North Side and the western suburbs lie nearer O'Hare, Hyde Park and the South Loop nearer Midway. For a winter connection ask for the first flight of the day, while there are others left to be moved to.",
  questions: [
    {
      question: "O'Hare or Midway?",
      answer:
        "Midway if the fare is the same and you go downtown: it is smaller, closer and the walk to the gate is short. O'Hare if you come from abroad, want the widest choice of hours, or land after midnight. [Southwest](/airlines/book-southwest-flights-tickets) is at home at Midway, United and American at O'Hare; read the code on the ticket.",
    },
    {
      question: "Can I see the city during a layover?",
      answer:
        "With seven hours or more at O'Hare, yes. Count an hour each way with the walk to the train, and be back ninety minutes before departure. Get off at Washington: Millennium Park and the river are both ten minutes on foot. From Midway five hours will do.",
    },
    {
      question: "How bad is winter for flights?",
      answer:
        "Both airports are built for snow and clear it fast, but storms and de-icing make delays common from December to February. A nonstop avoids most of the risk. When the airline cancels, [our refund policy](/refund-policy) tells you what comes back and how.",
    },
    {
      question: "Where should I stay so that the trains do the work?",
      answer:
        "Near a Blue or Red Line station between the Loop and Lincoln Park; both lines run all night. The Blue goes to O'Hare, and from any Loop station the Orange goes to Midway. You need no car: a night in a downtown garage costs more than a week of trains. Choose the [hotel](/hotels) by its station.",
    },
  ],
} satisfies DestinationPage;
