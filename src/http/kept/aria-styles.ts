/**
 * The hashes of the two styles that React Aria puts into a document: presses do not scroll (`usePress`), and nothing scrolls behind a
 * dialog on phones (`usePreventScroll`). The test beside this file makes them anew from React Aria's source.
 */
export const ARIA_STYLES: readonly string[] = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];
