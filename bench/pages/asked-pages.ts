/** One page of each kind that everybody sees alike. */
export const ASKED_PAGES = {
  home: "/",
  destination: "/destination/book-flights-tickets-to-new-york",
  airline: "/airlines/book-american-flights-tickets",
  policy: "/refund-policy",
  hotels: "/hotels",
} as const;
