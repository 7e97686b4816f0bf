/** The seven Top Destinations of the header, in its order; their names are in the catalogue. */
export const TOP_DESTINATIONS = ["new-york", "houston", "atlanta", "boston", "seattle", "las-vegas", "honolulu"] as const;

/** Where the page of a destination is. */
export const destinationPath = (slug: string): string => `/destination/book-flights-tickets-to-${slug}`;

/** The index of every destination, airline and theme. */
export const PLACES_PATH = "/destinations";

/** Where the policies begin there. */
export const POLICIES_ID = "policies";
export const POLICIES_PATH = `${PLACES_PATH}#${POLICIES_ID}`;
