import { AMENITIES, type Amenity } from "../../../../src/core/hotels/index.ts";
import type { Chance } from "./chance.ts";
import type { House } from "./house.ts";
import type { Look } from "./look.ts";
import type { PropertyFacts } from "./property.ts";

/** What the amenities follow from, beside the house itself. */
interface Furnished extends House, Look, Pick<PropertyFacts, "rooms" | "plans" | "petFeeCents"> {}

type Share = (house: Furnished) => number;

const byStars =
  (...shares: readonly [number, number, number, number, number]): Share =>
  ({ stars }) =>
    shares[stars - 1] ?? 0;
const when = (isSo: boolean): number => (isSo ? 1 : 0);

const DRIVES = ["north_america", "oceania"];
const RICH = ["north_america", "europe", "oceania"];
const isHot = ({ traits: { climate } }: House): boolean => climate === "tropical" || climate === "arid";
const isSmall = ({ roomCount }: House): boolean => roomCount < 14;
const isServed = ({ kind }: House): boolean => kind === "hotel" || kind === "resort" || kind === "lodge";

/** Of the hotels like this one, how many have the thing, 0 to 1. What is promised elsewhere, such as pets, is 0 or 1. */
const SHARES: Readonly<Record<Amenity, Share>> = {
  wifi: () => 0.995,
  pool: ({ hasPool }) => when(hasPool),
  spa: ({ kind, stars }) =>
    (kind === "resort" ? [0, 0.1, 0.35, 0.75, 0.96] : isSpaHotel(kind) ? [0, 0, 0.04, 0.22, 0.75] : [])[stars - 1] ?? 0,
  fitness: ({ kind, stars }) =>
    ["guesthouse", "hostel", "motel", "inn"].includes(kind) ? 0.06 : ([0.02, 0.12, 0.48, 0.85, 0.97][stars - 1] ?? 0),
  restaurant: (house) => when(house.plans.allInclusiveCents !== null) || (isServed(house) ? byStars(0.1, 0.22, 0.5, 0.9, 1)(house) : 0.12),
  bar: (house) => (isServed(house) ? byStars(0.1, 0.25, 0.52, 0.92, 1)(house) : house.kind === "hostel" ? 0.55 : 0.15),
  breakfast_room: ({ plans }) => when(plans.breakfast !== "none" || plans.allInclusiveCents !== null),
  parking: ({ traits, setting, kind }) => (setting !== "city" || kind === "motel" ? 0.97 : DRIVES.includes(traits.habits) ? 0.8 : 0.5),
  airport_shuttle: ({ input, stars, traits }) =>
    input.surroundings.isAirport ? 0.85 : stars >= 4 && traits.isGetaway ? 0.35 : stars >= 3 ? 0.08 : 0.02,
  beach_access: ({ setting }) => when(setting === "beach"),
  family_rooms: ({ rooms }) => when(rooms.some(({ maxGuests }) => maxGuests >= 4)),
  pets: ({ petFeeCents }) => when(petFeeCents !== null),
  air_conditioning: (house) => (isHot(house) ? 0.98 : house.traits.climate === "cold" ? 0.4 : byStars(0.35, 0.6, 0.78, 0.95, 1)(house)),
  kitchen: ({ kind }) => (kind === "aparthotel" ? 1 : kind === "hostel" ? 0.6 : kind === "guesthouse" ? 0.2 : 0.02),
  laundry: ({ kind, stars }) => (kind === "aparthotel" || kind === "hostel" ? 0.85 : ([0.25, 0.4, 0.6, 0.85, 0.98][stars - 1] ?? 0)),
  desk_24h: (house) =>
    isSmall(house) ? 0.08 : house.kind === "hotel" || house.kind === "resort" ? byStars(0.5, 0.7, 0.88, 0.99, 1)(house) : 0.45,
  luggage_storage: (house) => (isSmall(house) ? 0.6 : 0.88),
  safe: byStars(0.12, 0.28, 0.55, 0.88, 0.99),
  step_free: ({ builtYear, roomCount }) => (roomCount < 14 ? 0.2 : builtYear >= 1991 ? 0.92 : 0.55),
  business_center: ({ kind, stars, input }) =>
    kind === "hotel" && input.city.population > 200_000 ? ([0, 0.06, 0.3, 0.62, 0.8][stars - 1] ?? 0) : 0.03,
  ev_charging: ({ traits, builtYear, stars }) =>
    (RICH.includes(traits.habits) ? 0.1 : 0.02) + (builtYear >= 2012 ? 0.2 : 0) + (stars >= 4 ? 0.12 : 0),
  terrace: ({ setting, stars }) => (setting === "city" || setting === "highway" ? 0.2 : 0.6) + stars * 0.03,
  ski_storage: ({ traits, setting }) => when(traits.isSki && setting === "mountain"),
  lift: ({ building, roomCount }) =>
    when((["tower", "grand", "apartment"].includes(building) && roomCount >= 16) || (building === "resort" && roomCount >= 60)),
};

const isSpaHotel = (kind: House["kind"]): boolean => kind === "hotel" || kind === "lodge";

/** Bit n is the n-th of `AMENITIES`. */
export function chooseAmenities(house: Furnished, chance: Chance): number {
  let bits = 0;
  for (const [index, amenity] of AMENITIES.entries()) if (chance.is(SHARES[amenity](house))) bits |= 1 << index;
  return bits;
}
