/** An airport with an IATA code, whether or not anybody flies there. */
export interface PlaceAirport {
  readonly code: string;
  readonly name: string;
  /** As travelers call it: `New York`, `Frankfurt`. */
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Flagged as having scheduled flights, and not closed. */
  readonly scheduled: boolean;
  /** Length of its runway, where the directory describes the field in full: with ICAO code and article. Null where it does not. */
  readonly runwayMeters: number | null;
}
