/** The languages of the site. Spanish joins as a second catalogue. */
export type Locale = "en";
