import type { Room } from "../../core/hotels/index.ts";

/** A kind of room in a few words of English: `Deluxe room, sea view, 1 king bed and 1 sofa bed`. */
export function roomWords({ kind, view, beds }: Pick<Room, "kind" | "view" | "beds">): string {
  const bedWords = beds.map((bed) => `${bed.count} ${bed.kind} ${bed.count === 1 ? "bed" : "beds"}`).join(" and ");
  return [ROOM_WORDS[kind], ...(view === "none" ? [] : [`${view} view`]), bedWords].join(", ");
}

const ROOM_WORDS: Readonly<Record<Room["kind"], string>> = {
  standard: "Standard room",
  superior: "Superior room",
  deluxe: "Deluxe room",
  family: "Family room",
  studio: "Studio",
  apartment: "Apartment",
  suite: "Suite",
  bunk: "Bunk room",
};
