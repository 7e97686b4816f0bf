import type { HotelPlace } from "../core/hotels/index.ts";
import { fold } from "../core/kernel/index.ts";
import type { VisitorPlaces } from "./ports/visitor-places.ts";
import { isSameZone, zoneCity } from "./zone-city.ts";

/** What a request says of where it comes from; null for what it does not say. */
export interface Visitor {
  /** What a proxy calls the city; only given when that proxy is trusted. */
  readonly proxyCity: string | null;
  /** IPv4 or IPv6. */
  readonly address: string | null;
  /** The browser's IANA zone. */
  readonly timeZone: string | null;
}

interface Ports {
  readonly visitorPlaces: VisitorPlaces;
  /** The place that a text means to the hotel supply. */
  readonly findPlace: (text: string) => HotelPlace | null;
}

/**
 * The city that a visitor seems to be in, as a place of hotels; null when nothing says so.
 *
 * The specification asks a third party. We do not: that would hand every visitor's address to somebody who owes them nothing, before
 * they have agreed to anything, and the form would wait for it. A proxy in front has already looked the address up; else a file on this
 * server does; else the browser's time zone says about where it is. Nothing leaves the site and nothing is kept.
 */
export function createVisitorCity({ visitorPlaces, findPlace }: Ports): (visitor: Visitor) => HotelPlace | null {
  const cityCalled = (name: string | null): HotelPlace | null => {
    const found = name === null ? null : findPlace(name);
    return found?.kind === "city" && isCalled(found, name ?? "") ? found : null;
  };
  const namedCity = (text: string | null, zone: string | null): HotelPlace | null => {
    const whole = cityCalled(text);
    if (whole !== null || text === null || !text.includes(",")) return whole;
    // Without its state Paris, Texas is Paris: the visitor's clock knows better.
    const found = cityCalled(text.split(",")[0] ?? null);
    return found === null || zone === null || isSameZone(found.zone, zone) ? found : null;
  };
  const cityOfZone = (zone: string | null): HotelPlace | null => {
    const name = zone === null ? null : zoneCity(zone);
    // America/Guatemala is Guatemala City's, and as a country's name means no one place.
    const found = zone === null || name === null ? null : (findPlace(name) ?? findPlace(`${name} City`));
    if (found?.kind !== "city" || zone === null || !isSameZone(found.zone, zone)) return null;
    // Zones keep names that cities have left behind: Asia/Calcutta is that of Kolkata.
    return [name, zoneCity(found.zone)].some((called) => isCalled(found, called ?? "") || isLongerFor(found, called ?? "")) ? found : null;
  };
  return ({ proxyCity, address, timeZone }) =>
    namedCity(proxyCity, timeZone) ?? namedCity(address === null ? null : visitorPlaces.cityOf(address), timeZone) ?? cityOfZone(timeZone);
}

/**
 * Whether a place goes by a name: a supply forgives a slip and takes a country for its city, and nobody here has slipped; a wrong city
 * in the form is worse than none. `Frankfurt am Main` is Frankfurt, `Newport` is not Newport News.
 */
function isCalled({ name, text }: HotelPlace, asked: string): boolean {
  const [called, wanted] = [fold(name), fold(asked)];
  return wanted === called || wanted === fold(text) || wanted.startsWith(`${called} `);
}

/** Within its own zone `Santiago` is Santiago de Chile, and `Panama` Panama City. */
const isLongerFor = ({ name }: HotelPlace, asked: string): boolean => fold(name).startsWith(`${fold(asked)} `);
