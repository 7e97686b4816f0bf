import { AFRICAN_STREETS, SOUTHERN_AFRICAN, SWAHILI, WEST_AFRICAN } from "./africa.ts";
import * as asia from "./asia.ts";
import { AUSTRALIAN, BRITISH_ENGLISH, CARIBBEAN_ENGLISH, ENGLISH, NEW_ZEALAND } from "./english.ts";
import { AMERICAN_STREETS, BRITISH_STREETS } from "./english-streets.ts";
import * as europe from "./europe.ts";
import * as french from "./french.ts";
import * as germanic from "./germanic.ts";
import * as east from "./middle-east.ts";
import * as portuguese from "./portuguese.ts";
import * as romance from "./romance.ts";
import * as slavic from "./slavic.ts";
import * as southeast from "./southeast.ts";
import * as spanish from "./spanish.ts";
import type { HouseLanguage, StreetLanguage } from "../language.ts";

/** How houses and streets are named somewhere; with several house languages each is as likely. */
interface Naming {
  readonly houses: readonly HouseLanguage[];
  readonly streets: StreetLanguage;
}

const naming = (streets: StreetLanguage, ...houses: readonly HouseLanguage[]): Naming => ({ houses, streets });

const AMERICAN = naming(AMERICAN_STREETS, ENGLISH);
const BRITISH = naming(BRITISH_STREETS, BRITISH_ENGLISH);
const CARIBBEAN = naming(BRITISH_STREETS, CARIBBEAN_ENGLISH);
const SPANISH = naming(spanish.SPANISH_STREETS, spanish.SPANISH);
const SPANISH_AMERICAN = naming(spanish.SPANISH_STREETS, spanish.AMERICAN_SPANISH);
const FRENCH = naming(french.FRENCH_STREETS, french.FRENCH);
const TROPICAL_FRENCH = naming(french.FRENCH_STREETS, french.TROPICAL_FRENCH);
const ITALIAN = naming(romance.ITALIAN_STREETS, romance.ITALIAN);
const PORTUGUESE = naming(portuguese.PORTUGUESE_STREETS, portuguese.PORTUGUESE);
const BRAZILIAN = naming(portuguese.PORTUGUESE_STREETS, portuguese.BRAZILIAN);
const GERMAN = naming(germanic.GERMAN_STREETS, germanic.GERMAN);
const SWISS = naming(germanic.SWISS_STREETS, germanic.GERMAN);
const DUTCH = naming(germanic.DUTCH_STREETS, germanic.DUTCH);
const DUTCH_CARIBBEAN = naming(germanic.DUTCH_STREETS, CARIBBEAN_ENGLISH);
const RUSSIAN = naming(slavic.RUSSIAN_STREETS, slavic.RUSSIAN);
const BALKAN = naming(slavic.BALKAN_STREETS, slavic.BALKAN);
const BULGARIAN = naming(slavic.BULGARIAN_STREETS, slavic.BALKAN);
const ARABIC = naming(east.ARABIC_STREETS, east.ARABIC);
const MAGHREB = naming(east.MAGHREB_STREETS, east.ARABIC);
const SILK_ROAD = naming(east.SILK_ROAD_STREETS, east.SILK_ROAD);
const PERSIAN = naming(east.PERSIAN_STREETS, east.PERSIAN);
const INDIAN = naming(asia.INDIAN_STREETS, asia.INDIAN);
const CHINESE = naming(asia.CHINESE_STREETS, asia.CHINESE);
const MEKONG = naming(southeast.MEKONG_STREETS, southeast.MEKONG);
const PACIFIC_FRENCH = naming(french.FRENCH_STREETS, southeast.PACIFIC);
const PACIFIC = naming(BRITISH_STREETS, southeast.PACIFIC);
const EAST_AFRICAN = naming(AFRICAN_STREETS, SWAHILI);
const WEST_FRENCH = naming(french.FRENCH_STREETS, WEST_AFRICAN, french.TROPICAL_FRENCH);
const WEST_ENGLISH = naming(AFRICAN_STREETS, WEST_AFRICAN);
const SOUTHERN = naming(AFRICAN_STREETS, SOUTHERN_AFRICAN);
const SOUTHERN_PORTUGUESE = naming(portuguese.PORTUGUESE_STREETS, SOUTHERN_AFRICAN, portuguese.BRAZILIAN);

const BY_COUNTRIES: readonly (readonly [countries: string, Naming])[] = [
  ["US", AMERICAN],
  ["CA", naming({ ...AMERICAN_STREETS, mostNumber: 1800 }, ENGLISH)],
  ["GB IE JE GG IM MT GI FK", BRITISH],
  ["AU", naming(BRITISH_STREETS, AUSTRALIAN)],
  ["NZ", naming(BRITISH_STREETS, NEW_ZEALAND)],
  ["JM BB BS AG LC GD KN TT VG AI BM KY TC BZ GY VC DM", CARIBBEAN],
  ["VI", naming(AMERICAN_STREETS, CARIBBEAN_ENGLISH)],
  ["ES", SPANISH],
  ["PR MX GT SV HN NI CR PA CU DO CO VE EC PE BO CL AR UY PY GQ", SPANISH_AMERICAN],
  ["FR MC", FRENCH],
  ["GP MQ GF RE MF BL HT YT", TROPICAL_FRENCH],
  ["IT SM VA", ITALIAN],
  ["PT", PORTUGUESE],
  ["BR CV", BRAZILIAN],
  ["DE AT LI", GERMAN],
  ["CH", SWISS],
  ["LU", naming(french.FRENCH_STREETS, germanic.GERMAN, french.FRENCH)],
  ["BE", naming(germanic.DUTCH_STREETS, germanic.DUTCH, french.FRENCH)],
  ["NL", DUTCH],
  ["AW CW SX BQ SR", DUTCH_CARIBBEAN],
  ["SE", naming(germanic.SWEDISH_STREETS, germanic.NORDIC)],
  ["NO", naming(germanic.NORWEGIAN_STREETS, germanic.NORSE_HOUSES)],
  ["DK GL FO", naming(germanic.DANISH_STREETS, germanic.NORSE_HOUSES)],
  ["IS", naming(germanic.ICELANDIC_STREETS, germanic.ICELANDIC)],
  ["FI", naming(germanic.FINNISH_STREETS, germanic.FINNISH)],
  ["PL", naming(slavic.POLISH_STREETS, slavic.POLISH)],
  ["CZ SK", naming(slavic.CZECH_STREETS, slavic.CZECH)],
  ["RU BY", RUSSIAN],
  ["UA", naming(slavic.UKRAINIAN_STREETS, slavic.RUSSIAN)],
  ["HR SI RS BA ME MK XK", BALKAN],
  ["BG", BULGARIAN],
  ["AL", naming(europe.ALBANIAN_STREETS, slavic.BALKAN)],
  ["RO MD", naming(romance.ROMANIAN_STREETS, romance.ROMANIAN)],
  ["HU", naming(europe.HUNGARIAN_STREETS, europe.HUNGARIAN)],
  ["GR CY", naming(europe.GREEK_STREETS, europe.GREEK)],
  ["LV", naming(europe.LATVIAN_STREETS, europe.BALTIC)],
  ["LT", naming(europe.LITHUANIAN_STREETS, europe.BALTIC)],
  ["EE", naming(europe.ESTONIAN_STREETS, europe.BALTIC)],
  ["TR", naming(east.TURKISH_STREETS, east.TURKISH)],
  ["SA AE QA BH KW OM YE JO LB SY IQ PS EG SD LY", ARABIC],
  ["MA DZ TN MR EH", MAGHREB],
  ["IR AF TJ", PERSIAN],
  ["IL", naming(east.HEBREW_STREETS, east.HEBREW)],
  ["GE AM AZ UZ KZ KG TM", SILK_ROAD],
  ["MN", SILK_ROAD],
  ["IN BD PK NP", INDIAN],
  ["LK MM KH LA BT", MEKONG],
  ["CN TW", CHINESE],
  ["HK MO", naming(asia.CHINESE_STREETS, asia.CHINESE, BRITISH_ENGLISH)],
  ["JP", naming(asia.JAPANESE_STREETS, asia.JAPANESE)],
  ["KR KP", naming(asia.KOREAN_STREETS, asia.KOREAN)],
  ["TH", naming(asia.THAI_STREETS, asia.THAI)],
  ["VN", naming(southeast.VIETNAMESE_STREETS, southeast.VIETNAMESE)],
  ["ID TL BN", naming(southeast.INDONESIAN_STREETS, southeast.MALAY)],
  ["MY", naming(southeast.MALAYSIAN_STREETS, southeast.MALAY)],
  ["SG", naming(BRITISH_STREETS, ENGLISH, southeast.MALAY, asia.CHINESE)],
  ["PH", naming(southeast.FILIPINO_STREETS, southeast.FILIPINO)],
  ["MV", naming(southeast.MALDIVIAN_STREETS, southeast.MALDIVIAN)],
  ["GU MP AS", naming(AMERICAN_STREETS, southeast.PACIFIC)],
  ["FJ WS TO VU SB PG CK", PACIFIC],
  ["PF NC WF", PACIFIC_FRENCH],
  ["KE TZ UG RW BI SS KM SC MU", EAST_AFRICAN],
  ["SN CI ML BF NE TG BJ GN CM GA CG CF TD CD DJ MG", WEST_FRENCH],
  ["NG GH SL LR GM", WEST_ENGLISH],
  ["ZA NA BW ZW ZM MW LS SZ ET ER SO", SOUTHERN],
  ["AO MZ GW ST", SOUTHERN_PORTUGUESE],
];

/** Parts of a country that name their houses otherwise, by country and first-order division as GeoNames codes it. */
const BY_REGION: ReadonlyMap<string, Naming> = new Map([
  ["US.HI", naming(southeast.HAWAIIAN_STREETS, southeast.HAWAIIAN)],
  ["CA.10", naming(french.FRENCH_STREETS, french.QUEBECOIS)],
  ["CH.GE", FRENCH],
  ["CH.VD", FRENCH],
  ["CH.NE", FRENCH],
  ["CH.TI", ITALIAN],
  ["BE.WAL", FRENCH],
]);

const BY_COUNTRY: ReadonlyMap<string, Naming> = new Map(
  BY_COUNTRIES.flatMap(([countries, found]) => countries.split(" ").map((country) => [country, found] as const)),
);

/** The languages of a city's houses and streets; English where we typed none. */
export const namingOf = (country: string, regionCode: string): Naming =>
  BY_REGION.get(`${country}.${regionCode}`) ?? BY_COUNTRY.get(country) ?? BRITISH;
