const CITIES = [
  ["atlanta", "Atlanta"],
  ["austin", "Austin"],
  ["boston", "Boston"],
  ["calgary", "Calgary"],
  ["chicago", "Chicago"],
  ["frankfurt", "Frankfurt"],
  ["hawaii", "Hawaii"],
  ["honolulu", "Honolulu"],
  ["houston", "Houston"],
  ["las-vegas", "Las Vegas"],
  ["los-angeles", "Los Angeles"],
  ["new-york", "New York"],
  ["ontario", "Ontario"],
  ["philadelphia", "Philadelphia"],
  ["seattle", "Seattle"],
  ["vancouver", "Vancouver"],
] as const;

const PAGES: Readonly<Record<string, string>> = {
  "/about": "About Us",
  "/contact-us": "Contact Us",
  "/cancellation-policy": "Cancellation Policy",
  "/refund-policy": "Refund Policy",
  "/cookies-policy": "Cookies Policy",
  "/privacy-policy": "Privacy Policy",
  "/terms-and-conditions": "Terms and Conditions",
  "/disclaimer": "Disclaimer",
  "/price-match-promise": "Price Match Promise",
  "/post-ticketing-service-fees": "Post-Ticketing Service Fees",
  "/fulfillment-policy": "Fulfillment Policy",
  "/fare-disclosure-policy": "Fare Disclosure Policy",
  "/advertiser-disclosure": "Advertiser Disclosure",
  "/our-service-fees": "Our Service Fees",
  "/baggage-policy": "Baggage Policy",
  "/discount-policy": "Discount Policy",
  "/reservar-billetes-de-avion-baratos": "Reservar billetes de avión baratos",
  ...Object.fromEntries(CITIES.map(([slug, city]) => [`/destination/book-flights-tickets-to-${slug}`, `Book Flights Ticket to ${city}`])),
};

/** The name of a page of the specification that is not written yet; null for an address that is no page at all. */
export const findComingPage = (pathname: string): string | null => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return Object.hasOwn(PAGES, path) ? (PAGES[path] ?? null) : null;
};
