/** Checks the built worlds against what we know of the real one; prints a table and ends with 1 on any breach. */
import { readFileSync } from "node:fs";
import { decodeTimetable } from "../../src/engine/codec/index.ts";
import { decodeHotelWorld } from "../../src/engine/hotels/world/index.ts";
import { checkRanges, checkSpeeds } from "./check/check-aircraft.ts";
import { checkClocks } from "./check/check-clocks.ts";
import { checkCurfews } from "./check/check-curfews.ts";
import { checkHotelCities } from "./check/check-hotel-cities.ts";
import { checkHotelCounts } from "./check/check-hotel-counts.ts";
import { checkHotelNames } from "./check/check-hotel-names.ts";
import { checkHotelPlaces } from "./check/check-hotel-places.ts";
import { checkHours } from "./check/check-hours.ts";
import { checkHubs } from "./check/check-hubs.ts";
import { checkNumbers } from "./check/check-numbers.ts";
import { checkMustExist, checkMustNotExist, checkRights, checkUnserved } from "./check/check-pairs.ts";
import { checkRetired } from "./check/check-retired.ts";
import { checkReturns } from "./check/check-returns.ts";
import { checkSpots } from "./check/check-spots.ts";
import { checkTrunks } from "./check/check-trunks.ts";
import { checkTypes } from "./check/check-types.ts";
import { checkPartners, checkVolume } from "./check/check-volume.ts";
import { checkWindows } from "./check/check-windows.ts";
import { tableOf } from "./check/finding.ts";
import { hotelCensus } from "./check/hotel-census.ts";
import { yearOfFlights } from "./check/year-of-flights.ts";
import { HOTEL_FILE, WORLD_FILE } from "./world-file-path.ts";

const CHECKS = [
  checkMustExist,
  checkMustNotExist,
  checkUnserved,
  checkTrunks,
  checkRights,
  checkRetired,
  checkRanges,
  checkSpeeds,
  checkTypes,
  checkCurfews,
  checkClocks,
  checkHours,
  checkWindows,
  checkNumbers,
  checkReturns,
  checkVolume,
  checkPartners,
  checkHubs,
  checkSpots,
];

const year = yearOfFlights(decodeTimetable(new Uint8Array(readFileSync(WORLD_FILE))));
const hotels = hotelCensus(decodeHotelWorld(new Uint8Array(readFileSync(HOTEL_FILE))));
const findings = [
  ...CHECKS.map((check) => check(year)),
  checkHotelCounts(hotels),
  checkHotelNames(hotels),
  checkHotelPlaces(hotels),
  checkHotelCities(hotels),
];
console.log(tableOf(findings));
if (findings.some(({ breaches }) => breaches.length > 0)) process.exitCode = 1;
