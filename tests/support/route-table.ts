const CITIES =
  "atlanta austin boston calgary chicago frankfurt hawaii honolulu houston las-vegas los-angeles new-york ontario philadelphia seattle vancouver";
const THEMES = "business-class cheap first-class last-minute military student";
const SPANISH_AIRLINES = "air-europa air-france american-airlines avianca copa jetblue klm southwest volaris";
const MORE_SPANISH_AIRLINES = "all-nippon etihad emirates eva-air klm lufthansa turkish";
const AIRLINES =
  "aeromexico all-nippon american avianca copa emirates etihad eva-air frontier jetblue klm lufthansa southwest spirit turkish volaris westjet";
const LEGAL =
  "cancellation-policy disclaimer terms-and-conditions privacy-policy refund-policy price-match-promise post-ticketing-service-fees fulfillment-policy cookies-policy fare-disclosure-policy advertiser-disclosure baggage-policy discount-policy our-service-fees";

const each = (words: string, pathOf: (word: string) => string): readonly string[] => words.split(" ").map(pathOf);

/** The specification's route table and route groups (document 2, section 2), as typed there. */
export const ROUTE_TABLE = {
  /** Pages whose text is a file of its own. */
  written: [
    ...each(CITIES, (city) => `/destination/book-flights-tickets-to-${city}`),
    ...each(THEMES, (theme) => `/travel-by-theme/book-${theme}-flights-tickets`),
    ...each(SPANISH_AIRLINES, (airline) => `/aerolinea/${airline}`),
    ...each(MORE_SPANISH_AIRLINES, (airline) => `/aerolineas/${airline}`),
    ...each(AIRLINES, (airline) => `/airlines/book-${airline}-flights-tickets`),
    ...each(LEGAL, (page) => `/${page}`),
    "/reservar-billetes-de-avion-baratos",
    "/about",
  ],
  /** Pages that can be linked to and are not written ones. */
  others: ["/", "/explore", "/hotels", "/contact-us", "/destinations", "/attributions", "/manage-booking"],
} as const;
