import type { HotelPlace } from "../../core/hotels/index.ts";
import type { Messages } from "../i18n/messages.tsx";

/** What a place where hotels are looked for is called: a city as the page's language calls it, anything else by its own name. */
export const placeName = ({ kind, name, country }: Pick<HotelPlace, "kind" | "name" | "country">, places: Messages["places"]): string =>
  kind === "city" ? places.city(name, country) : name;
