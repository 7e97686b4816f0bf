import { englishRooms, type Room } from "../../core/hotels/index.ts";

/** A kind of room in a few words of English: `Deluxe room, sea view, 1 king bed and 1 sofa bed`. */
export function roomWords({ kind, view, beds }: Pick<Room, "kind" | "view" | "beds">): string {
  const bedWords = beds.map((bed) => englishRooms.beds[bed.kind](bed.count)).join(englishRooms.and);
  const seen = englishRooms.views[view];
  // Programs get plain spaces.
  return [englishRooms.kinds[kind], ...(seen === null ? [] : [seen]), bedWords].join(", ").replaceAll("\u00a0", " ");
}
