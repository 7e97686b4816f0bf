/** What a city is called elsewhere: in Spanish, a language of this site, and in other languages or former times. */
export interface CityNames {
  readonly es?: string;
  readonly also?: readonly string[];
}

/** A part of a country that travelers name: a state, an island, a coast. */
export interface Region {
  readonly names: readonly string[];
  /** `FL`: only good beside other words, because two letters begin too much else. */
  readonly abbreviation?: string;
  /** Codes of its airports. */
  readonly places: readonly string[];
}

/** The names of places that no airport list holds. Codes that the world does not serve are passed over. */
export interface PlaceNames {
  /** By metropolitan code or airport code; a metropolitan area's names hold for its airports too. */
  readonly cities: Readonly<Record<string, CityNames>>;
  /** Nicknames, abbreviations and sights, by code in the same way. */
  readonly nicknames: Readonly<Record<string, readonly string[]>>;
  readonly regions: readonly Region[];
  /** By ISO 3166-1 alpha-2. */
  readonly countries: Readonly<Record<string, readonly string[]>>;
}
