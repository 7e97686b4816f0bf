/** The door of the codec: a world to bytes, bytes to a timetable. */
export { decodeTimetable } from "./decode-timetable.ts";
export { encodeWorld } from "./encode-world.ts";
export { WorldFileError } from "./world-file.ts";
