/** The door of explore: the cheapest trip to each of many places. */
export { type ExploredTrip, exploreInPieces, type ExploreQuery, searchExplore } from "./search-explore.ts";
