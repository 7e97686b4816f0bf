/** The door of the place suggestions. */
export { placeNames } from "./place-names.ts";
export { createSuggester, type Suggester } from "./suggester.ts";
