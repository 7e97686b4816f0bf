/** Addresses of the destination posters, 800 by 1000, by the slug of their page. */
import atlanta from "./atlanta.svg";
import austin from "./austin.svg";
import boston from "./boston.svg";
import calgary from "./calgary.svg";
import chicago from "./chicago.svg";
import frankfurt from "./frankfurt.svg";
import hawaii from "./hawaii.svg";
import honolulu from "./honolulu.svg";
import houston from "./houston.svg";
import lasVegas from "./las-vegas.svg";
import losAngeles from "./los-angeles.svg";
import newYork from "./new-york.svg";
import ontario from "./ontario.svg";
import philadelphia from "./philadelphia.svg";
import seattle from "./seattle.svg";
import vancouver from "./vancouver.svg";

export const POSTERS = {
  atlanta,
  austin,
  boston,
  calgary,
  chicago,
  frankfurt,
  hawaii,
  honolulu,
  houston,
  "las-vegas": lasVegas,
  "los-angeles": losAngeles,
  "new-york": newYork,
  ontario,
  philadelphia,
  seattle,
  vancouver,
} as const;

export type PosterSlug = keyof typeof POSTERS;
