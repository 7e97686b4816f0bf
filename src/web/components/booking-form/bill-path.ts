/** Where the bill of a booking stands, by its sealed id. */
export const billPath = (seal: string): string => `/thankyou?${new URLSearchParams({ booking: seal }).toString()}`;
