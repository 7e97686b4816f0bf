import { type Choice, choiceOf } from "../../results/index.ts";
import { RATING_BANDS, type RatingBand, ratingBand, TOP_RATED_FROM } from "../guest-rating.ts";
import type { ListedHotel } from "../hotel.ts";
import { milesAway } from "../place.ts";
import { RATE_FEATURES, type RateFeature } from "../rate.ts";
import {
  DISTANCE_CHOICES,
  type DistanceChoice,
  type FilterGroup,
  type HotelFilter,
  passes,
  STAR_CHOICES,
  type Stars,
  underOthers,
} from "./filter.ts";
import { shownPrices } from "./traits.ts";

export interface FilterChoices {
  readonly bands: readonly Choice<RatingBand>[];
  readonly topRated: Choice<true>;
  readonly stars: readonly Choice<Stars>[];
  /** The last one, null, is every distance. */
  readonly distance: readonly Choice<DistanceChoice>[];
  readonly features: readonly Choice<RateFeature>[];
}

/**
 * How many there are of every choice of the panel. A group never counts its own present choice, only the other groups'. Of stars and
 * bands several can be chosen: each figure is how many hotels are of this one, what is shown is their sum. Features are the exception,
 * because all must hold at once: each figure is what is left with this one beside those already ticked. Prices are nightly, of the
 * rates that would then be shown.
 */
export function filterChoices(hotels: readonly ListedHotel[], filter: HotelFilter): FilterChoices {
  const counted = (group: FilterGroup) => {
    const among = underOthers(hotels, filter, group);
    return <Value>(value: Value, belongs: (hotel: ListedHotel) => boolean): Choice<Value> =>
      choiceOf(value, shownPrices(among.filter(belongs), filter));
  };
  const [band, topRated, stars, distance] = [counted("bands"), counted("topRated"), counted("stars"), counted("distance")];
  return {
    bands: RATING_BANDS.map(({ name }) => band(name, ({ rating }) => ratingBand(rating.value) === name)),
    topRated: topRated(true, ({ rating }) => rating.value >= TOP_RATED_FROM),
    stars: STAR_CHOICES.map((value) => stars(value, (hotel) => hotel.stars === value)),
    distance: DISTANCE_CHOICES.map((miles) => distance(miles, (hotel) => miles === null || milesAway(hotel.distanceMetres) <= miles)),
    features: RATE_FEATURES.map((feature) => featureChoice(feature, hotels, filter)),
  };
}

function featureChoice(feature: RateFeature, hotels: readonly ListedHotel[], filter: HotelFilter): Choice<RateFeature> {
  const ticked = filter.features.includes(feature) ? filter : { ...filter, features: [...filter.features, feature] };
  return choiceOf(
    feature,
    shownPrices(
      hotels.filter((hotel) => passes(hotel, ticked)),
      ticked,
    ),
  );
}
