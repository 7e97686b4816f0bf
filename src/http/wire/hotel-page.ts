/** A page of one hotel, as its address names it. */
export interface HotelPage {
  readonly hotelId: string;
  /** Stay, guests and rate: `checkin`, `checkout`, `adt`, `chd`, `ift`, `rooms`, `rate`. */
  readonly query: URLSearchParams;
}

/** The hotel of an address of `/hotel-booking/{id}` or `/hotel-details/{id}`; null for any other page. */
export function hotelPageOf(address: URL): HotelPage | null {
  const id = /^\/hotel-(?:booking|details)\/([\w-]{1,100})\/?$/.exec(address.pathname)?.[1];
  return id === undefined ? null : { hotelId: id, query: address.searchParams };
}
