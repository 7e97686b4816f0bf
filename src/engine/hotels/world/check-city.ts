import { CHARGE_KINDS } from "../../../core/hotels/index.ts";
import { within } from "../../codec/index.ts";
import type { ChargeRule, CityDemand, WorldCity } from "./hotel-world.ts";
import { isFactor, isPlace } from "./plausible.ts";

/** Refuses a city that the engine would read wrongly, or that does not follow on the one before. @throws RangeError that names it. */
export function checkCity(city: WorldCity, before: WorldCity | undefined): void {
  const wrong = Object.entries(FAULTS).find(([, isSound]) => !isSound(city));
  if (wrong !== undefined) throw new RangeError(`City ${city.id} ${city.name} has impossible ${wrong[0]}: ${JSON.stringify(city)}`);
  if (before !== undefined && before.id >= city.id) throw new RangeError(`City ${city.id} ${city.name} is out of order.`);
}

/** What must hold for each city, by the word that the message uses. */
const FAULTS: Readonly<Record<string, (city: WorldCity) => boolean>> = {
  id: ({ id }) => within(id, 1, Number.MAX_SAFE_INTEGER),
  names: ({ name, country, zone }) => name !== "" && /^[A-Z]{2}$/.test(country) && zone !== "",
  places: (city) => [city, ...city.airports, ...city.districts, ...city.landmarks].every(isPlace),
  districts: ({ districts }) => within(districts.length, 1, 0xffff),
  charges: ({ charges }) => charges.every(isSoundCharge),
  demand: ({ demand }) => isSoundDemand(demand),
};

const isSoundCharge = (rule: ChargeRule): boolean =>
  CHARGE_KINDS.includes(rule.kind) &&
  within(rule.stars.from, 1, 5) &&
  within(rule.stars.to, rule.stars.from, 5) &&
  (rule.basis === "percent"
    ? rule.percent >= 0 && rule.percent <= 100
    : within(rule.cents, 0, 1_000_000) && (rule.maxNights === null || within(rule.maxNights, 1, 366)));

const DAY_OF_YEAR = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const isSoundDemand = ({ months, weekdays, events }: CityDemand): boolean =>
  months.length === 12 &&
  weekdays.length === 7 &&
  [...months, ...weekdays].every(isFactor) &&
  events.every(({ from, to, percent }) => DAY_OF_YEAR.test(from) && DAY_OF_YEAR.test(to) && isFactor(percent));
