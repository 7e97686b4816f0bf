/** Parts of the world as travelers speak of them, in the order of a list. */
export const REGIONS = ["north-america", "central-america", "south-america", "europe", "middle-east", "africa", "asia", "oceania"] as const;
export type Region = (typeof REGIONS)[number];

/**
 * Countries of each region, ISO 3166-1 alpha-2 (and XK, Kosovo). Central America has Mexico and the Caribbean in it, Europe all of Russia and Turkey; Egypt is in Africa.
 * A choice of ours for finding a vacation, no statement on borders.
 */
const COUNTRIES: Readonly<Record<Region, string>> = {
  "north-america": "US CA GL PM BM",
  "central-america": "MX GT BZ SV HN NI CR PA AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI",
  "south-america": "AR BO BR CL CO EC FK GF GY PE PY SR UY VE",
  europe:
    "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK",
  africa:
    "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW",
  "middle-east": "AE BH IL IQ IR JO KW LB OM PS QA SA SY YE",
  asia: "AF AM AZ BD BN BT CN GE HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN IO",
  oceania: "AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS",
};

const regions = new Map(REGIONS.flatMap((region) => COUNTRIES[region].split(" ").map((country) => [country, region] as const)));

/** The region of a country; null for a code that is none of ours. */
export const regionOf = (country: string): Region | null => regions.get(country) ?? null;
