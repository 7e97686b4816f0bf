import { type RefObject, useEffect, useRef } from "react";

/** After each try of a form: says what came of it aloud, and takes the focus there when `speak` says that there is something to read. */
export function useSpeakUp(place: RefObject<HTMLElement | null>, tries: readonly unknown[], speak: () => boolean): void {
  const spoken = useRef<readonly unknown[]>([]);
  useEffect(() => {
    if (tries.every((each, index) => (each ?? null) === (spoken.current[index] ?? null))) return;
    spoken.current = tries;
    if (speak() && place.current) focusInSight(place.current);
  });
}

/** Browsers put what takes the focus in the middle: of something higher than the window, and beside what lies over its edges, the end alone. */
function focusInSight(element: HTMLElement): void {
  element.focus();
  const roomAbove = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  if (element.getBoundingClientRect().top < roomAbove) element.scrollIntoView();
}
