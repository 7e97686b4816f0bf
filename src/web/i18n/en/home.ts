/** The home page. What it claims must be true of the site. */
export const home = {
  title: "Exclusive Flight Deals and Cheap Airline Tickets",
  description: (brand: string) =>
    `Search and compare flights and hotels in more than 500 destinations with ${brand}. The whole price first, an agent on the phone day and night.`,
  keywords: "flight deals, cheap airline tickets, cheap flights, compare flights, flights and hotels",
  whatToSearch: "What to search",
  headline: ["Fair wind,", "fair\u00a0fare."],
  promise: "Flights and hotels to more than 500 places. You see the whole price before you choose.",
  scene: "A coast at sunrise: a lighthouse on a headland, a sailing boat and an aircraft high above the sea",
  sceneAtDusk: "A coast at dusk: a lighthouse on a headland, a sailing boat and an aircraft high above the sea",
  whyUs: (brand: string) => `Why book with ${brand}`,
  values: {
    support: { title: "24/7 customer support", before: "A person on", after: "day and night, holidays too." },
    prices: { title: "Competitive prices", text: "The whole price first, and every airline's fare side by side." },
    booking: { title: "Easy booking", text: "One page, no account. Your booking number is there at once." },
    safe: { title: "Safe transactions", text: "Card numbers and security codes are never stored by us." },
  },
  latestKicker: "Where to next",
  latestDestinations: "Latest Destinations",
  posters: {
    "new-york": {
      city: "New York",
      picture: "Brooklyn Bridge, and the evening sun behind the Empire State Building",
      line: "Bridges, boroughs, and a bagel at 3 a.m.",
    },
    houston: {
      city: "Houston",
      picture: "A moon rocket against the sun, a live oak and an egret on the bayou",
      line: "Mission control, and the bayou's live oaks.",
    },
    atlanta: {
      city: "Atlanta",
      picture: "A golden spire on the sun, the wheel above Centennial Park",
      line: "Peach trees, civil rights, the wheel by the park.",
    },
    boston: {
      city: "Boston",
      picture: "Sails on the Charles in October, below the cable-stayed bridge",
      line: "Red brick, and sails on the Charles.",
    },
  },
  about: {
    kicker: "About us",
    title: "One counter for the whole trip",
    lead: (brand: string) =>
      `${brand} is a one-stop shop for flights, hotels, rental cars and travel packages. We are an independent agency: no airline owns us, so nothing pushes one fare above another.`,
    parts: [
      { title: "Flights", text: "Every stop, layover and operating airline, on the card." },
      { title: "Hotels", text: "The whole stay in one price, taxes and mandatory fees in." },
      { title: "Rental cars", text: "Arranged by an agent on the phone, to fit your flights." },
      { title: "Packages", text: "Flight and stay together, planned with you by phone." },
    ],
  },
  talk: {
    title: "Rather talk it through?",
    lead: "Tell us when and where, and an agent looks up the fares with you. Rental cars and packages are arranged this way too.",
  },
};
