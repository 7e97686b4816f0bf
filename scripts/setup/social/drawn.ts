import { existsSync, readFileSync } from "node:fs";
import type { SocialSubject } from "../../../src/web/content/page-picture.ts";

/** What was drawn the last time: by which code, and the subject of each picture by its path. */
interface Drawn {
  readonly code: string;
  readonly subjects: Readonly<Record<string, SocialSubject>>;
}

/** Paths of the pictures that are to be drawn: all when the code has changed, else those whose subject has, and those that are not there. */
export function pathsToDraw(
  pictures: ReadonlyMap<string, SocialSubject>,
  code: string,
  drawn: Drawn | null,
  isThere: (path: string) => boolean,
): readonly string[] {
  const isAsItWas = ([path, subject]: readonly [string, SocialSubject]): boolean =>
    drawn?.code === code && JSON.stringify(drawn.subjects[path]) === JSON.stringify(subject) && isThere(path);
  return [...pictures].filter((picture) => !isAsItWas(picture)).map(([path]) => path);
}

/** What a file says of the last time; null when nothing was drawn yet. */
export const readDrawn = (file: string): Drawn | null => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Drawn) : null);
