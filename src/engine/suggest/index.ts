/** The door of the place suggestions. */
export type { CityNames, PlaceNames, Region } from "./name-tables.ts";
export { placeNames } from "./place-names.ts";
export { createSuggester, type Suggester, type Suggestion } from "./suggester.ts";
