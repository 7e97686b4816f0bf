/** Where internet addresses seem to be. Never a question to another site: what a visitor's address is stays on this server. */
export interface VisitorPlaces {
  /**
   * The city of an IPv4 or IPv6 address in English, with its state or province where known: `Birmingham, Alabama`. Null when the address
   * is none, private or unknown.
   */
  cityOf(address: string): string | null;
}
