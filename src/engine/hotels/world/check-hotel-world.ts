import {
  AMENITIES,
  BED_KINDS,
  BUILDINGS,
  CLIMATES,
  HOTEL_KINDS,
  LARGEST_ROOM,
  ROOM_KINDS,
  ROOM_VIEWS,
  SETTINGS,
} from "../../../core/hotels/index.ts";
import { within } from "../../codec/index.ts";
import { checkCity } from "./check-city.ts";
import { BREAKFASTS, NO_BYTE, NO_WORD } from "./columns.ts";
import type { HotelWorld, WorldHotel, WorldPlans, WorldRoom } from "./hotel-world.ts";
import { isPlace } from "./plausible.ts";

const MOST_ROOM_KINDS = 6;
const MOST_CENTS = 10_000_000;

/** Refuses a world that the file cannot hold or the engine would read wrongly. @throws RangeError that names the city or the hotel. */
export function checkHotelWorld({ cities, hotels }: HotelWorld): void {
  if (cities.length > 0xffff) throw new RangeError("A world of hotels holds at most 65,535 cities.");
  for (const [index, city] of cities.entries()) checkCity(city, cities[index - 1]);
  for (const [index, hotel] of hotels.entries()) {
    const city = cities[hotel.city];
    if (city === undefined || !within(hotel.district, 0, city.districts.length - 1))
      throw new RangeError(`Hotel ${index} points outside of the world: ${JSON.stringify({ city: hotel.city, district: hotel.district })}`);
    const wrong = Object.entries(FAULTS).find(([, isSound]) => !isSound(hotel));
    if (wrong !== undefined) throw new RangeError(`Hotel ${city.id}-${hotel.ordinal} has impossible ${wrong[0]}: ${JSON.stringify(hotel)}`);
    const before = hotels[index - 1];
    if (before !== undefined && (before.city - hotel.city || before.ordinal - hotel.ordinal) >= 0)
      throw new RangeError(`Hotel ${city.id}-${hotel.ordinal} is out of order.`);
  }
}

const isCents = (cents: number): boolean => within(cents, 0, MOST_CENTS);
const isByte = (value: number | null): boolean => value === null || within(value, 0, NO_BYTE - 1);
const isCharge = (cents: number | null): boolean => cents === null || within(cents, 0, Math.min(MOST_CENTS, NO_WORD - 1));

/** What must hold for each hotel, by the word that the message uses. */
const FAULTS: Readonly<Record<string, (hotel: WorldHotel) => boolean>> = {
  place: isPlace,
  texts: ({ name, street }) => name.trim() !== "" && street.trim() !== "",
  "kind or look": ({ kind, building, setting, climate }) =>
    HOTEL_KINDS.includes(kind) && BUILDINGS.includes(building) && SETTINGS.includes(setting) && CLIMATES.includes(climate),
  figures: ({ ordinal, stars, ratingTenths, ratingCount, builtYear, minCheckInAge }) =>
    within(ordinal, 1, 0xffff) &&
    within(stars, 1, 5) &&
    within(ratingTenths, 0, 100) &&
    within(ratingCount, 0, NO_WORD) &&
    within(builtYear, 1000, 2100) &&
    within(minCheckInAge, 0, 99),
  amenities: ({ amenities }) => within(amenities, 0, 2 ** AMENITIES.length - 1),
  times: ({ checkInMinute, checkOutMinute }) => within(checkInMinute, 0, 1439) && within(checkOutMinute, 0, 1439),
  money: ({ baseCents, resortFeeCents, petFeeCents, depositCents }) =>
    within(baseCents, 1, MOST_CENTS) && isCents(resortFeeCents) && isCharge(petFeeCents) && isCharge(depositCents),
  plans: ({ plans }) => isSoundPlans(plans),
  rooms: ({ rooms }) =>
    within(rooms.length, 1, MOST_ROOM_KINDS) &&
    rooms[0]?.pricePercent === 100 &&
    rooms.every((room, index) => isSoundRoom(room) && room.pricePercent >= (rooms[index - 1]?.pricePercent ?? 100)),
};

/** At least one way to book, and whole percents. */
const isSoundPlans = (plans: WorldPlans): boolean =>
  (plans.saverPercent > 0 || plans.freeUntilDays !== null || plans.partialUntilDays !== null) &&
  within(plans.saverPercent, 0, 50) &&
  isByte(plans.freeUntilDays) &&
  isByte(plans.partialUntilDays) &&
  BREAKFASTS.includes(plans.breakfast) &&
  isCents(plans.breakfastCents) &&
  isCharge(plans.allInclusiveCents) &&
  within(plans.longStayPercent, 0, 50) &&
  within(plans.longStayNights, 0, NO_BYTE);

const isSoundRoom = ({ kind, view, beds, sizeSqm, maxAdults, maxGuests, count, pricePercent }: WorldRoom): boolean =>
  ROOM_KINDS.includes(kind) &&
  ROOM_VIEWS.includes(view) &&
  within(beds.length, 1, 2) &&
  beds.every((bed) => BED_KINDS.includes(bed.kind) && within(bed.count, 1, 12)) &&
  within(sizeSqm, 1, 0xffff) &&
  within(maxAdults, 1, LARGEST_ROOM.maxAdults) &&
  within(maxGuests, maxAdults, LARGEST_ROOM.maxGuests) &&
  within(count, 1, 0xffff) &&
  within(pricePercent, 100, 0xffff);
