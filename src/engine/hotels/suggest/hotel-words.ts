/** Words that say that a hotel is looked for, and not where. */
const HOTEL_WORDS = new Set(["hotel", "hotels", "hoteles", "hostel", "hostels"]);
const BESIDE_HOTEL = new Set(["in", "near", "at", "by", "en", "cerca", "de"]);

const MIDDLE_WORDS = new Set(["downtown", "center", "centre", "centro", "central", "city", "midtown", "cbd", "area", "near", "in"]);

/** `downtown chicago` as `chicago`: what to look for where nothing is called so. Null when nothing is left, or nothing to leave out. */
export function withoutMiddleWords(query: string): string | null {
  const rest = query
    .split(" ")
    .filter((word) => !MIDDLE_WORDS.has(word))
    .join(" ");
  return rest === "" || rest === query ? null : rest;
}

/** `hotels in paris` as `paris`; null when a folded query names no hotel, or nothing else. */
export function withoutHotelWords(query: string): string | null {
  const words = query.split(" ");
  if (!words.some((word) => HOTEL_WORDS.has(word))) return null;
  const rest = words.filter((word) => !HOTEL_WORDS.has(word) && !BESIDE_HOTEL.has(word)).join(" ");
  return rest === "" ? null : rest;
}
