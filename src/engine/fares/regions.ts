/** The parts of the world whose fares, taxes and seasons are alike. Ours, for pricing only. */
export type Region =
  | "northAmerica"
  | "middleAmerica"
  | "southAmerica"
  | "europe"
  | "centralAsia"
  | "middleEast"
  | "northAfrica"
  | "africa"
  | "southAsia"
  | "eastAsia"
  | "southeastAsia"
  | "oceania";

/** ISO 3166-1 alpha-2 codes by region: every country and territory. */
const COUNTRIES: Readonly<Record<Region, string>> = {
  northAmerica: "US CA GL PM",
  middleAmerica: `MX GT BZ SV HN NI CR PA CU DO HT JM BS PR VI VG AI AG KN DM LC VC GD BB TT GP MQ MF BL SX CW AW BQ KY TC BM MS`,
  southAmerica: "CO VE EC PE BO CL AR UY PY BR GY SR GF FK GS AQ",
  europe: `GB IE FR ES PT DE NL BE LU CH AT LI IT MT GR CY DK NO SE FI IS FO SJ AX EE LV LT PL CZ SK HU SI HR BA RS ME MK AL XK RO BG MD UA BY
    GG JE IM GI AD MC SM VA`,
  centralAsia: "RU KZ UZ TM KG TJ MN GE AM AZ",
  middleEast: "TR IL JO LB SY IQ IR SA YE OM AE QA BH KW PS",
  northAfrica: "MA DZ TN LY EG EH",
  africa: `MR ML NE TD SD SS ER DJ ET SO KE UG RW BI TZ SC KM YT MG MU RE MZ MW ZM ZW BW NA ZA LS SZ AO CD CG GA GQ ST CM CF NG BJ TG GH CI BF
    LR SL GN GW GM SN CV SH IO TF BV`,
  southAsia: "IN PK BD LK NP BT MV AF",
  eastAsia: "CN HK MO TW JP KR KP",
  southeastAsia: "TH VN LA KH MM MY SG ID PH BN TL",
  oceania: "AU NZ PG FJ SB VU NC PF WS AS TO TV KI NR MH FM PW GU MP CK NU WF NF CX CC TK UM PN HM",
};

const REGION_BY_COUNTRY: ReadonlyMap<string, Region> = new Map(
  Object.entries(COUNTRIES).flatMap(([region, codes]) => codes.split(/\s+/).map((code) => [code, region as Region] as const)),
);

/** The region of a country. @throws RangeError for a code that is no country. */
export function getRegion(country: string): Region {
  const region = REGION_BY_COUNTRY.get(country);
  if (region === undefined) throw new RangeError(`No country has the code ${country}.`);
  return region;
}

/** Territories whose flights to the mother country are sold as domestic ones. */
const HOME_COUNTRY: Readonly<Record<string, string>> = {
  PR: "US",
  VI: "US",
  GU: "US",
  MP: "US",
  AS: "US",
  UM: "US",
  GP: "FR",
  MQ: "FR",
  RE: "FR",
  YT: "FR",
  GF: "FR",
  AX: "FI",
  GG: "GB",
  JE: "GB",
  IM: "GB",
  SJ: "NO",
  CX: "AU",
  CC: "AU",
  NF: "AU",
};

/** Whether a market is priced and taxed as a domestic one. */
export const isDomestic = (from: string, to: string): boolean => (HOME_COUNTRY[from] ?? from) === (HOME_COUNTRY[to] ?? to);
