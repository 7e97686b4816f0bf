import type { SearchStart } from "../../components/search-form/search-start.ts";
import type { ThemeSlug } from "../../art/themes/index.ts";

/**
 * What the search of a theme begins with: its cabin, or when one leaves and for how long. First class is sold by phone; its form
 * begins with Business, the highest cabin that the form knows.
 */
export const THEME_START: Readonly<Record<ThemeSlug, Omit<SearchStart, "page">>> = {
  "business-class": { cabin: "Business" },
  "first-class": { cabin: "Business" },
  cheap: { trip: { inDays: 45, nights: 7 } },
  "last-minute": { trip: { inDays: 1, nights: 3 } },
  military: { trip: { inDays: 21, nights: 10 } },
  student: { trip: { inDays: 30, nights: 90 } },
};
