/** A page of one hotel, as its address names it. */
export interface HotelPage {
  /** "" where the rate alone says which hotel it is: `/hotel-booking?rate=…`. */
  readonly hotelId: string;
  /** Stay, guests and rate: `checkin`, `checkout`, `adt`, `chd`, `ift`, `rooms`, `rate`. */
  readonly query: URLSearchParams;
}

/** The hotel of an address of `/hotel-booking`, `/hotel-booking/{id}` or `/hotel-details/{id}`, in either language; null for any other page. */
export function hotelPageOf(address: URL): HotelPage | null {
  const path = /^(?:\/es)?\/hotel-(?:booking|details)(?:\/([\w-]{1,100}))?\/?$/.exec(address.pathname);
  return path && { hotelId: path[1] ?? "", query: address.searchParams };
}
