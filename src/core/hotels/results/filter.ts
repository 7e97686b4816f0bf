import { fold } from "../../kernel/index.ts";
import { resultFilter, toggled, type WayOut as GroupWayOut } from "../../results/index.ts";
import { type RatingBand, ratingBand, TOP_RATED_FROM } from "../guest-rating.ts";
import type { ListedHotel } from "../hotel.ts";
import { milesAway } from "../place.ts";
import type { RateFeature } from "../rate.ts";
import { shownRate } from "./traits.ts";

export const STAR_CHOICES = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STAR_CHOICES)[number];

/**
 * "Within 1 mile, within 3 miles, within 5 miles and more" (specification, section 9). A filter does what its label says: within 3
 * miles has those within 1 mile in it, and "5 miles and more" ends nowhere, so the third choice, null, is every hotel, as All Times
 * is for flights. Were it the far ones only, it would hide a hotel that is within 5 miles.
 */
export const DISTANCE_CHOICES = [1, 3, null] as const;
export type DistanceChoice = (typeof DISTANCE_CHOICES)[number];

/** What a traveller has chosen in the filters panel; null, false, "" and the empty list mean that the field lets everything through. */
export interface HotelFilter {
  /** Whole US dollars a night, all rooms and everything mandatory in, so that a shared link means the same in every currency. */
  readonly minPerNightUsd: number | null;
  readonly maxPerNightUsd: number | null;
  readonly bands: readonly RatingBand[];
  readonly topRated: boolean;
  readonly stars: readonly Stars[];
  /** Miles. */
  readonly distance: DistanceChoice;
  /** All of them in one rate. */
  readonly features: readonly RateFeature[];
  /** A part of the hotel's name, however it is accented. */
  readonly name: string;
}

export type FilterGroup = "price" | Exclude<keyof HotelFilter, "minPerNightUsd" | "maxPerNightUsd">;

export const NO_FILTER: HotelFilter = {
  minPerNightUsd: null,
  maxPerNightUsd: null,
  bands: [],
  topRated: false,
  stars: [],
  distance: null,
  features: [],
  name: "",
};

export const { passes, underOthers, activeCount, withoutGroup, waysOut } = resultFilter<ListedHotel, HotelFilter, FilterGroup>(NO_FILTER, [
  { group: "price", fields: ["minPerNightUsd", "maxPerNightUsd"], lets: isAffordable },
  { group: "bands", fields: ["bands"], lets: ({ rating }, { bands }) => isOneOf(bands, ratingBand(rating.value)) },
  { group: "topRated", fields: ["topRated"], lets: ({ rating }, { topRated }) => !topRated || rating.value >= TOP_RATED_FROM },
  { group: "stars", fields: ["stars"], lets: (hotel, { stars }) => isOneOf<number>(stars, hotel.stars) },
  {
    group: "distance",
    fields: ["distance"],
    lets: (hotel, { distance }) => distance === null || milesAway(hotel.distanceMetres) <= distance,
  },
  { group: "features", fields: ["features"], lets: (hotel, filter) => shownRate(hotel, filter) !== null },
  { group: "name", fields: ["name"], lets: (hotel, { name }) => name === "" || fold(hotel.name).includes(fold(name)) },
]);

/** A group to clear when the filters leave nothing, and how many hotels that brings back. */
export type WayOut = GroupWayOut<FilterGroup>;

export const toggleBand = (filter: HotelFilter, band: RatingBand): HotelFilter => ({ ...filter, bands: toggled(filter.bands, band) });
export const toggleTopRated = (filter: HotelFilter): HotelFilter => ({ ...filter, topRated: !filter.topRated });
export const toggleStars = (filter: HotelFilter, stars: Stars): HotelFilter => ({ ...filter, stars: toggled(filter.stars, stars) });
export const pickDistance = (filter: HotelFilter, distance: DistanceChoice): HotelFilter => ({ ...filter, distance });
export const toggleFeature = (filter: HotelFilter, feature: RateFeature): HotelFilter => ({
  ...filter,
  features: toggled(filter.features, feature),
});

/** A hotel without a rate as wished has no price: that is for the group of features to judge. */
function isAffordable(hotel: ListedHotel, filter: HotelFilter): boolean {
  const rate = shownRate(hotel, filter);
  if (rate === null) return true;
  const { minPerNightUsd, maxPerNightUsd } = filter;
  const { amountMinor } = rate.perNight;
  return (
    (minPerNightUsd === null || amountMinor >= minPerNightUsd * 100) && (maxPerNightUsd === null || amountMinor <= maxPerNightUsd * 100)
  );
}

const isOneOf = <Value>(chosen: readonly Value[], value: Value | null): boolean =>
  chosen.length === 0 || (value !== null && chosen.includes(value));
