import type { Room } from "../../../core/hotels/index.ts";
import type { Messages } from "../../i18n/messages.tsx";

type Words = Messages["hotelDetails"];

const SQUARE_FEET_PER_SQUARE_METRE = 10.764;

/** `Deluxe room, sea view` */
export function roomName({ kind, view }: Pick<Room, "kind" | "view">, words: Words): string {
  return [words.roomKinds[kind], words.roomViews[view]].filter((part) => part !== null).join(", ");
}

/** `1 king bed and 1 sofa bed` */
export const bedWords = ({ beds }: Pick<Room, "beds">, words: Words): string =>
  beds.map(({ kind, count }) => words.beds[kind](count)).join(words.and);

/** `24 m² (258 sq ft)` */
export const sizeWords = ({ sizeSqm }: Pick<Room, "sizeSqm">, words: Words): string =>
  words.size(Math.round(sizeSqm), Math.round(sizeSqm * SQUARE_FEET_PER_SQUARE_METRE));
