/** The door of explore: the cheapest trips to each of many places. */
export { exploreInPieces, type ExploreQuery, searchExplore } from "./search-explore.ts";
export { type FoundTrip, type TripsByStops, tripsByStops } from "./trips-by-stops.ts";
