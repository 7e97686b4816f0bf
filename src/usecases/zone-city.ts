/** `America/Argentina/Buenos_Aires`: a continent or ocean, then a city, perhaps within a country. */
const ZONE = /^([A-Za-z]+)(?:\/[A-Za-z_]+)?\/([A-Za-z_-]+)$/;
/** Their second part is no city. */
const NO_PLACES = new Set(["Etc", "SystemV", "US", "Canada", "Mexico", "Brazil", "Chile"]);

/** The city that an IANA zone is named after: `Los Angeles`. Null for another text, and for zones of no city (`Etc/UTC`). */
export function zoneCity(zone: string): string | null {
  const [, area = "", city = ""] = ZONE.exec(zone.slice(0, 64)) ?? [];
  return city === "" || NO_PLACES.has(area) ? null : city.replaceAll("_", " ");
}

/** Whether two names are those of one zone: `Asia/Calcutta` and `Asia/Kolkata`. */
export const isSameZone = (a: string, b: string): boolean => a === b || (canonical(a) !== null && canonical(a) === canonical(b));

function canonical(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch (error) {
    // What the browser says is only as good as whoever sent it.
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}
