/** Addresses of the scenes of the travel themes, 1200 by 700, by the slug of their page. */
import businessClass from "./business-class.svg";
import cheap from "./cheap.svg";
import firstClass from "./first-class.svg";
import lastMinute from "./last-minute.svg";
import military from "./military.svg";
import student from "./student.svg";

export const THEME_SCENES = {
  "business-class": businessClass,
  cheap,
  "first-class": firstClass,
  "last-minute": lastMinute,
  military,
  student,
} as const;

export type ThemeSlug = keyof typeof THEME_SCENES;
