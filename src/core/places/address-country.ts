import english from "i18n-iso-countries/langs/en.json" with { type: "json" };

const COUNTRIES: Readonly<Record<string, string | readonly string[]>> = english.countries;

/** Where the shortest of the ISO names is too short, too long or that of two countries. */
const USUAL: Readonly<Record<string, string>> = {
  AE: "United Arab Emirates",
  BN: "Brunei",
  BQ: "Caribbean Netherlands",
  CD: "DR Congo",
  CG: "Republic of the Congo",
  CI: "Côte d'Ivoire",
  FK: "Falkland Islands",
  FM: "Micronesia",
  GB: "United Kingdom",
  LA: "Laos",
  MD: "Moldova",
  MF: "Saint Martin",
  SX: "Sint Maarten",
  SY: "Syria",
  US: "United States",
  VA: "Vatican City",
  VG: "British Virgin Islands",
  VI: "US Virgin Islands",
};

/** What a country is called in English when people write an address: `FR` is France. The code itself where ISO 3166-1 has no name. For the server: it weighs. */
export function addressCountry(code: string): string {
  const names = [COUNTRIES[code] ?? code].flat();
  return USUAL[code] ?? names.reduce((shortest, name) => (name.length < shortest.length ? name : shortest));
}
