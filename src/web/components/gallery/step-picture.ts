/** Where a key leads from a picture: round and round by the arrows, to the ends by Home and End; null for any other key. */
export function stepPicture(shown: number, key: string, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return (shown + count - 1) % count;
    case "ArrowRight":
      return (shown + 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
