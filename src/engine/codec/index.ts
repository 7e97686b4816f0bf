/** The door of the codec: a world to bytes, bytes to a timetable; and how every world file of ours is laid out. */
export { decodeTimetable } from "./decode-timetable.ts";
export { encodeWorld } from "./encode-world.ts";
export { type Column, type FileKind, openFile, type OpenedFile, sealFile, WorldFileError } from "./sealed-file.ts";
export { within } from "./within.ts";
