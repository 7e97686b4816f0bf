import { type BankTimes, findBanks } from "./banks.ts";
import { arrivalHabit, departureHabit } from "./daily-habits.ts";
import { minuteOfDay, SLOT_MINUTES, slotOf, SLOTS } from "./day-slots.ts";
import type { FlightLeg } from "./flight-leg.ts";
import { findNightTimes } from "./night-rules.ts";

/** Flights of a hub outside its banks for each one inside, if they were spread over the whole day. */
const OUTSIDE_BANKS = { departures: 0.08, arrivals: 0.1 };

/**
 * How good each slot of the local day is to leave in: habits at both ends, banks at hubs, night rules. 0 is forbidden by a
 * night rule at either end, whatever the clocks of the season.
 */
export function departureWeights(leg: FlightLeg, flightsPerDay: number): Float64Array {
  const weights = departureHabit(leg).slice();
  const untilArrival = leg.blockMinutes + leg.clock.usual;
  multiply(weights, arrivalHabit(leg), untilArrival);
  const [banksFrom, banksTo] = [findBanks(leg.airline, leg.from), findBanks(leg.airline, leg.to)];
  if (banksFrom) multiply(weights, bankWeights(banksFrom, "departures", flightsPerDay), 0);
  if (banksTo) multiply(weights, bankWeights(banksTo, "arrivals", flightsPerDay), untilArrival);
  const [nightFrom, nightTo] = [findNightTimes(leg.from.code), findNightTimes(leg.to.code)];
  if (nightFrom) multiply(weights, nightFrom.departures, 0);
  if (nightTo) multiply(weights, strictestArrivals(leg, nightTo.arrivals), 0);
  return weights;
}

/** A route with more flights than the hub has banks spreads them between the banks too. */
function bankWeights(banks: BankTimes, side: "departures" | "arrivals", flightsPerDay: number): Float64Array {
  const inside = banks[side].reduce((sum, slot) => sum + slot, 0);
  const outside = (OUTSIDE_BANKS[side] * inside) / (SLOTS - inside);
  const softened = outside ** Math.min(1, banks.count / flightsPerDay);
  return banks[side].map((isInside) => (isInside === 1 ? 1 : softened));
}

/** Clocks change in the small hours: who lands before this minute may have been under way. */
const CHANGED_UNDER_WAY_UNTIL = 480;

/** The night rule at the destination by slot of departure: of all clock shifts of the year, the one that allows least. */
function strictestArrivals({ blockMinutes, clock }: FlightLeg, arrivals: Float64Array): Float64Array {
  return arrivals.map((_, slot) => {
    const flown = slot * SLOT_MINUTES + blockMinutes;
    const shifts = minuteOfDay(flown + clock.usual) < CHANGED_UNDER_WAY_UNTIL ? [...clock.all, ...clock.underWay] : clock.all;
    return Math.min(...shifts.map((shift) => arrivals[slotOf(flown + shift)] as number));
  });
}

/** Multiplies the weights by a table that is read some minutes later in the day. */
function multiply(weights: Float64Array, table: Float64Array, minutesLater: number): void {
  for (let slot = 0; slot < weights.length; slot++) {
    weights[slot] = (weights[slot] as number) * (table[slotOf(slot * SLOT_MINUTES + minutesLater)] as number);
  }
}
