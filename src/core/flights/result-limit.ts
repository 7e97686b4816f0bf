/** How many flights, or pairs of them, the answer to a search holds at most. */
export const RESULT_LIMIT = 200;
