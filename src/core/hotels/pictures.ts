import type { HotelId } from "../kernel/index.ts";
import type { HotelLook } from "./look.ts";
import type { Room } from "./room.ts";

/** `later` is the building at another hour; `view` stands in for the pool of a hotel without one. */
export const HOTEL_VIEWS = ["outside", "room", "pool", "view", "lobby", "later"] as const;
export type HotelView = (typeof HOTEL_VIEWS)[number];

/** The pictures that a hotel has, in the order of its gallery. */
export const viewsOf = ({ hasPool }: Pick<HotelLook, "hasPool">): readonly HotelView[] =>
  HOTEL_VIEWS.filter((view) => (view === "pool" ? hasPool : view !== "view" || !hasPool));

/** Where a drawn picture of a hotel is found on this site. */
export const picturePath = (id: HotelId, view: HotelView): string => `/hotel-pictures/${id}/${view}.svg`;

/** Where the drawing of one kind of room is found, with what its window looks at. */
export const roomPicturePath = (id: HotelId, { view, index }: Pick<Room, "view" | "index">): string =>
  `/hotel-pictures/${id}/room-${view}-${index}.svg`;
