import { CALENDAR_NAMES, type CalendarName } from "./calendars.ts";
import { getRegion, type Region } from "./regions.ts";

const BY_REGION: Readonly<Record<Region, CalendarName>> = {
  northAmerica: "northAmerica",
  middleAmerica: "tropical",
  southAmerica: "southern",
  europe: "europe",
  centralAsia: "europe",
  middleEast: "islamic",
  northAfrica: "islamic",
  africa: "southern",
  southAsia: "southAsian",
  eastAsia: "chinese",
  southeastAsia: "chinese",
  oceania: "southern",
};

const BY_COUNTRY: Readonly<Record<string, CalendarName>> = {
  JP: "japanese",
  TH: "tropical",
  PH: "tropical",
  ID: "islamic",
  CO: "tropical",
  VE: "tropical",
  EC: "tropical",
  PK: "islamic",
  BD: "islamic",
  AF: "islamic",
  MV: "tropical",
  SN: "islamic",
  GU: "japanese",
};

/** The calendar of a country as a number, the place of its name in `CALENDAR_NAMES`. */
export const calendarOf = (country: string): number => CALENDAR_NAMES.indexOf(BY_COUNTRY[country] ?? BY_REGION[getRegion(country)]);
