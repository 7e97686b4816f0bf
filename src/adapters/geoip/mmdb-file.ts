import { isIP, isIPv6 } from "node:net";
import { type CityResponse, open, type Reader } from "maxmind";
import type { VisitorPlaces } from "../../usecases/ports/visitor-places.ts";

/** What is asked when no file is set: nothing is known of any address. */
export const noVisitorPlaces: VisitorPlaces = { cityOf: () => null };

/** An address of each family that every file must be able to look up, whether or not it knows them. */
const PROBES = ["192.0.2.1", "2001:db8::1"];

/**
 * Reads a local file of addresses (MaxMind's mmdb format: GeoLite2 City, DB-IP City Lite and others) once, into memory.
 * @throws an error named `StartError`, one line that names the setting, when the file is missing, broken or no mmdb file.
 */
export async function openMmdbFile(file: string): Promise<VisitorPlaces> {
  try {
    const reader = await open<CityResponse>(file);
    const places: VisitorPlaces = { cityOf: (address) => cityIn(reader, address) };
    for (const address of PROBES) places.cityOf(address);
    return places;
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "it is no mmdb file, or a broken one";
    const error = new Error(`Setting GEOIP_DB names a file that cannot be read (${reason}).`, { cause });
    error.name = "StartError";
    throw error;
  }
}

function cityIn(reader: Reader<CityResponse>, given: string): string | null {
  const address = plainAddress(given);
  if (isIP(address) === 0 || (isIPv6(address) && reader.metadata.ipVersion === 4)) return null;
  const found = reader.get(address);
  const [city, region] = [nameIn(found?.city), nameIn(found?.subdivisions?.[0])];
  return city !== null && region !== null && region !== city ? `${city}, ${region}` : city;
}

/** `::ffff:203.0.113.9`, as sockets for both families write IPv4, and addresses with an interface behind them. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");

/** Files differ in what they fill in, whatever their type says. */
function nameIn(part: { readonly names?: { readonly en?: unknown } } | undefined): string | null {
  const name = part?.names?.en;
  return typeof name === "string" && name !== "" ? name : null;
}
