/** How many hotels the answer to a search holds at most. */
export const MOST_HOTELS = 500;
