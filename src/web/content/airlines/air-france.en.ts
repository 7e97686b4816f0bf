import type { AirlinePage } from "../page-types.ts";

export default {
  kind: "airline",
  path: "/airlines/book-air-france-flights-tickets",
  title: "Book Air France Flights to Paris and Onward at {brand}",
  description:
    "Air France from a dozen US cities to Paris Charles de Gaulle: the four cabins, what Light leaves out, terminals for connections, and when check-in closes.",
  airline: "Air France",
  code: "AF",
  profile: {
    heading: "Five airlines made one, in 1933",
    body: [
      "On October 7, 1933 five French airlines merged, one of them the mail line that Mermoz and Saint-Exupéry had flown to Dakar and Buenos Aires, and the winged seahorse of another is still the emblem. In 2004 Air France and KLM came under one holding; each kept its name, its crews and its hub.",
      "It was one of the four founders of SkyTeam and shares its North Atlantic business with Delta, KLM and Virgin Atlantic. A Delta number on an Air France plane is therefore normal; what counts for seats and bags is the line “operated by”.",
    ],
  },
  facts: [
    { name: "Hub", text: "Paris Charles de Gaulle (CDG), Terminal 2" },
    { name: "Alliance", text: "SkyTeam, founding member" },
    { name: "Long-haul fleet", text: "Airbus A350-900 and A330-200, Boeing 777-300ER, 777-200ER and 787-9" },
    { name: "European fleet", text: "Airbus A220-300 and the A320 family; Embraers under the name HOP" },
    { name: "Cabins", text: "Economy, Premium, Business, and La Première on some 777-300ERs" },
    { name: "Loyalty program", text: "Flying Blue, shared with KLM" },
    { name: "Founded", text: "October 7, 1933" },
  ],
  network: {
    heading: "One airport in Paris, and one terminal that is many",
    body: [
      "Most large US cities have a nonstop, New York, Boston, Washington, Atlanta, Miami, Chicago, Houston, San Francisco and Los Angeles among them; some run in summer only. From the East Coast it is about seven hours to Paris, from the West Coast ten to eleven. Most leave in the late afternoon or evening and land in the morning.",
      "Terminal 2 is really a row of halls. US flights use 2E, whose gates K, L and M are linked by a shuttle train; most Schengen flights use 2F, a walk away but behind passport control. The same evening you can be in Nice, Toulouse or Bordeaux, and for Lyon, Lille or Strasbourg a TGV from the station below Terminal 2 can be sold on the same ticket.",
      "Beyond France, its strengths are West and Central Africa (Dakar, Abidjan, Libreville, Kinshasa) and the Indian Ocean. For Latin America it flies from Paris to Mexico City, Bogotá, Panama City, Lima, Santiago, Buenos Aires and São Paulo, a detour from the US but a good way to Europe.",
    ],
  },
  baggage: {
    lead: "The cabin bag is counted together with the small one, and weighed. The table gives what is usual on long flights operated by Air France itself; a ticket may say otherwise, and then the ticket is right.",
    table: {
      caption: "Air France bags on flights between America and Europe",
      head: ["Cabin or fare", "Hand baggage in total", "Checked bags"],
      rows: [
        ["Economy Light", "12 kg (26 lb): 1 case and 1 small item", "None; the first one can be bought"],
        ["Economy Standard, Flex", "12 kg (26 lb)", "1 of 23 kg (50 lb)"],
        ["Premium", "18 kg (40 lb): 2 cases and 1 small item", "2 of 23 kg (50 lb)"],
        ["Business", "18 kg (40 lb)", "2 of 32 kg (70 lb)"],
        ["La Première", "18 kg (40 lb)", "3 of 32 kg (70 lb)"],
        ["Sizes", "Case 55 × 35 × 25 cm, small item 40 × 30 × 15 cm", "158 cm (62 in), three sides added up"],
      ],
    },
    notes: [
      "Flying Blue Silver and higher, and SkyTeam Elite Plus, add one checked bag on most fares. When the first leg is Delta's, ask which airline's rules cover the trip.",
    ],
  },
  checkIn: {
    lead: "Air France opens online check-in earlier than most and prints a personal latest time on the ticket. In general:",
    times: [
      { name: "Online and app", text: "from 30 hours before" },
      { name: "Desk and bag drop, long-haul", text: "close 60 minutes before, 90 for some African destinations" },
      { name: "Desk, within France and Schengen", text: "closes about 40 minutes before" },
      {
        name: "Gate",
        text: "closes 20 minutes before; for a US flight from Paris be there an hour ahead, as there may be a second document check",
      },
    ],
  },
  byPhone:
    "Mention whether you need the bag or the seat beside your companion: Light includes neither, and agents compare it with Standard in a moment. If your trip ends outside Paris, name the final town, since a train to it may be part of the ticket.",
  questions: [
    {
      question: "Is 60 minutes enough to connect at Charles de Gaulle?",
      answer:
        "It is sold, but it is tight. From 2E to 2F you pass security and passport control; with 90 minutes to two hours you can stand in one long line without missing the plane.",
    },
    {
      question: "Do I collect my bag in Paris?",
      answer:
        "No, on one ticket it goes to the end of the trip. On the way back it comes off the belt at the first US airport, for customs.",
    },
    {
      question: "What is the difference between Premium and Business?",
      answer:
        "Premium is a wider recliner with a second bag; Business is a bed. For the gap in price see [our page on business class](/travel-by-theme/book-business-class-flights-tickets).",
    },
    {
      question: "Should I take KLM instead?",
      answer:
        "Take whichever connects better: one fare can go out through Paris and home through Amsterdam. [KLM's page](/airlines/book-klm-flights-tickets) explains Schiphol, which has a single terminal.",
    },
  ],
  routes: [
    { from: "NYC-New York", to: "PAR-Paris" },
    { from: "LAX-Los Angeles", to: "PAR-Paris" },
    { from: "MIA-Miami", to: "PAR-Paris" },
    { from: "ATL-Atlanta", to: "PAR-Paris" },
    { from: "MEX-Mexico City", to: "PAR-Paris" },
    { from: "BOG-Bogota", to: "PAR-Paris" },
  ],
} satisfies AirlinePage;
