import { chooseAmenities } from "./amenities.ts";
import { priceOf } from "./base-price.ts";
import { chanceFor } from "./chance.ts";
import { chooseKind } from "./choose-kind.ts";
import { traitsOf } from "./city-traits.ts";
import { rate } from "./guest-rating.ts";
import type { House } from "./house.ts";
import { lookOf } from "./look.ts";
import { policiesOf } from "./policies.ts";
import { choosePool } from "./pool.ts";
import type { PropertyFacts, PropertyInput } from "./property.ts";
import { plansOf } from "./rate-plans.ts";
import { resortFeeOf } from "./resort-fee.ts";
import { furnish } from "./rooms.ts";
import { settingOf } from "./setting.ts";
import { countRooms } from "./size.ts";
import { chooseStars } from "./stars.ts";

/** What a hotel is like and what it costs: amenities, rooms, policies, base price and ways of booking. */
export function describeProperty(input: PropertyInput): PropertyFacts {
  const house = houseOf(input);
  const { kind, stars, setting, roomCount, traits } = house;
  const rating = rate(stars, kind, roomCount, chanceFor(input.seed, "rating"));
  const look = lookOf(house, chanceFor(input.seed, "look"));
  const rooms = furnish(house, chanceFor(input.seed, "rooms"));
  const baseCents = priceOf(house, rating.standing, chanceFor(input.seed, "price"));
  const plans = plansOf(house, baseCents, chanceFor(input.seed, "plans"));
  const policies = policiesOf(house, chanceFor(input.seed, "policies"));
  const furnished = { ...house, ...look, rooms, plans, petFeeCents: policies.petFeeCents };
  return {
    kind,
    stars,
    setting,
    climate: traits.climate,
    ...look,
    ...policies,
    ratingTenths: rating.tenths,
    ratingCount: rating.count,
    amenities: chooseAmenities(furnished, chanceFor(input.seed, "amenities")),
    baseCents,
    plans,
    rooms,
    resortFeeCents: resortFeeOf(house, chanceFor(input.seed, "fee")),
  };
}

function houseOf(input: PropertyInput): House {
  const traits = traitsOf(input.city);
  const kind = chooseKind(input);
  const chance = chanceFor(input.seed, "stars");
  const stars = chooseStars(input, kind, chance);
  const setting = settingOf(input, kind, traits, chance);
  const roomCount = countRooms(kind, stars, traits, chance);
  const house = { input, traits, kind, stars, setting, roomCount };
  return { ...house, hasPool: choosePool(house, chance) };
}
