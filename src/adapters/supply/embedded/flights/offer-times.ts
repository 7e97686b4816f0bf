/** How long an offer holds its price. */
export const OFFER_MINUTES = 30;
/** Check-in closes: what departs sooner than this is not sold. */
export const LAST_SALE_MINUTES = 60;
