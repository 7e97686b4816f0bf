import type { DestinationPage } from "../page-types.ts";

export default {
  kind: "destination",
  path: "/destination/book-flights-tickets-to-vancouver",
  title: "Get Exclusive Flight Deals, Cheap Airline Tickets to Vancouver",
  description:
    "Welcome to {brand}: flights to Vancouver, 25 minutes on the Canada Line to the harbor, then the seawall, the ski hills and the road to Whistler.",
  city: "Vancouver",
  place: "YVR-Vancouver",
  origins: ["LAX-Los Angeles", "SFO-San Francisco", "NYC-New York", "YTO-Toronto", "YYC-Calgary", "MEX-Mexico City"],
  poster: {
    slug: "vancouver",
    alt: "Lions Gate Bridge under the two snow-covered Lions, a floatplane coming in, cedars along the seawall",
  },
  overview: {
    heading: "Vancouver, where the forest begins at the bus stop",
    body: [
      "Downtown Vancouver is a peninsula, with glass towers on one end and a thousand acres of cedar and fir on the other. Across the inlet the North Shore mountains rise straight from the houses, so that in April people do ski in the morning and sail in the afternoon, if only to say that they have.",
      "It faces Asia, and eats like it. Richmond, around the airport, has whole malls of Cantonese and Sichuan kitchens; the sushi is good and cheap; Punjabi Market on Main Street smells of cardamom. Stay in the West End for the beaches or in Yaletown for restaurants, leave the car, and use the SeaBus and the toy-sized ferries of False Creek. Three days for the city, two more for Whistler or Victoria.",
    ],
  },
  attractions: [
    {
      name: "Stanley Park",
      text: "The seawall runs about 5.5 miles (9 km) around it, past the totem poles at Brockton Point. Bicycles are rented on Denman Street and go counterclockwise only.",
    },
    {
      name: "Granville Island",
      text: "A public market under the bridge where cement is still mixed next door. Arrive by Aquabus, early on weekends.",
    },
    {
      name: "Capilano Suspension Bridge",
      text: "460 feet (140 m) of swaying planks, 230 feet (70 m) above the river. A free shuttle leaves from Canada Place; Lynn Canyon has a smaller bridge for nothing.",
    },
    {
      name: "Museum of Anthropology",
      text: "House posts and poles of the Northwest Coast in Arthur Erickson's glass hall at the university, and Bill Reid's Raven in yellow cedar.",
    },
    {
      name: "Grouse Mountain",
      text: "A cable car to 3,700 feet (1,130 m), with a refuge for orphaned grizzlies and the city at your feet. The Grouse Grind is the stairway for those who would rather suffer.",
    },
    {
      name: "Dr. Sun Yat-Sen Classical Chinese Garden",
      text: "Built in Chinatown by craftsmen from Suzhou in 1986, without nails or screws.",
    },
    {
      name: "Whistler",
      text: "75 miles (120 km) up the Sea to Sky Highway: skiing from late November into spring, bicycle trails and lakes in summer.",
    },
  ],
  airports: [
    {
      code: "YVR",
      name: "Vancouver International",
      text: "On Sea Island, 8 miles (13 km) south of downtown. The Canada Line train takes 25 minutes to Waterfront, every few minutes until about one in the morning; a ticket bought at the airport carries a surcharge of C$5. Taxis charge by zone, about C$40 to downtown.",
    },
    {
      code: "YXX",
      name: "Abbotsford",
      text: "43 miles (70 km) east in the Fraser Valley, with low-cost flights from other Canadian cities. An hour by car, more in the evening.",
    },
    { code: "BLI", name: "Bellingham, Washington", text: "55 miles (90 km) south, on the American side. Count the wait at the border." },
  ],
  seasons: [
    {
      name: "June to September",
      text: "Little rain, 72°F (22°C), light until ten. Shakespeare in tents by the water, whales in the strait, and some of the highest hotel rates in Canada.",
    },
    {
      name: "October and November",
      text: "Maples first, then rain that means it: November is the wettest month. Museums, film festival, low fares.",
    },
    {
      name: "December to March",
      text: "44°F (7°C) and wet by the sea, snow on Grouse, Cypress and Seymour half an hour away. Whistler is most expensive at Christmas and in mid-February.",
    },
    {
      name: "April and May",
      text: "Some forty thousand cherry trees, from the last days of March on; spring skiing, quiet trails, fair prices.",
    },
  ],
  byPhone: null,
  questions: [
    {
      question: "Is it cheaper to fly to Seattle and come by land?",
      answer:
        "Sometimes, above all for a family. [Seattle](/destination/book-flights-tickets-to-seattle) lies 145 miles (230 km) south: the bus takes about four hours with the border, Amtrak's Cascades a little longer and with better views. Subtract those fares and half a day each way before you decide.",
    },
    {
      question: "How do I get to Whistler without a car?",
      answer:
        "By coach: buses leave straight from YVR and from downtown, two and a half to three hours from the airport, less from the city. Book the seat with your flight's delay in mind and keep two hours in hand. Skis count as checked bags with most airlines; [the baggage page](/baggage-policy) tells you where to look.",
    },
    {
      question: "Why come three hours early for a flight to the US?",
      answer:
        "Because US immigration and customs are at YVR, behind security: you land at home as a domestic passenger, and the line is here. To enter Canada, bring a passport; nationals of other visa-free countries need an eTA, and US citizens do not.",
    },
    {
      question: "Can I add Victoria?",
      answer:
        "Yes, for a day or better a night. The ferry from Tsawwassen to Swartz Bay takes 95 minutes, with a bus at both ends about four hours from center to center; a floatplane from Coal Harbour does it in 35 minutes and carries little luggage.",
    },
  ],
} satisfies DestinationPage;
