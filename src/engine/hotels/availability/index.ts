/** The door of availability: how many rooms of a kind there are in a night. */
export { RoomStock } from "./room-stock.ts";
