import { BED_KINDS, BUILDINGS, CLIMATES, HOTEL_KINDS, ROOM_KINDS, ROOM_VIEWS, SETTINGS } from "../../../core/hotels/index.ts";
import { BREAKFASTS, type HOTEL_COLUMNS, NO_BYTE, NO_WORD, type ROOM_COLUMNS } from "./columns.ts";
import type { WorldHotel, WorldRoom } from "./hotel-world.ts";

/** How each column is read from a hotel of the world. */
export const HOTEL_READERS: Readonly<Record<keyof typeof HOTEL_COLUMNS, (hotel: WorldHotel) => number>> = {
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  city: ({ city }) => city,
  ordinal: ({ ordinal }) => ordinal,
  kind: ({ kind }) => HOTEL_KINDS.indexOf(kind),
  stars: ({ stars }) => stars,
  ratingTenths: ({ ratingTenths }) => ratingTenths,
  ratingCount: ({ ratingCount }) => ratingCount,
  district: ({ district }) => district,
  builtYear: ({ builtYear }) => builtYear,
  amenities: ({ amenities }) => amenities,
  building: ({ building }) => BUILDINGS.indexOf(building),
  setting: ({ setting }) => SETTINGS.indexOf(setting),
  climate: ({ climate }) => CLIMATES.indexOf(climate),
  isModern: ({ isModern }) => Number(isModern),
  checkInMinute: ({ checkInMinute }) => checkInMinute,
  checkOutMinute: ({ checkOutMinute }) => checkOutMinute,
  baseCents: ({ baseCents }) => baseCents,
  resortFeeCents: ({ resortFeeCents }) => resortFeeCents,
  saverPercent: ({ plans }) => plans.saverPercent,
  freeUntilDays: ({ plans }) => plans.freeUntilDays ?? NO_BYTE,
  partialUntilDays: ({ plans }) => plans.partialUntilDays ?? NO_BYTE,
  hasPayLater: ({ plans }) => Number(plans.hasPayLater),
  breakfast: ({ plans }) => BREAKFASTS.indexOf(plans.breakfast),
  breakfastCents: ({ plans }) => plans.breakfastCents,
  allInclusiveCents: ({ plans }) => plans.allInclusiveCents ?? NO_WORD,
  longStayPercent: ({ plans }) => plans.longStayPercent,
  longStayNights: ({ plans }) => plans.longStayNights,
  petFeeCents: ({ petFeeCents }) => petFeeCents ?? NO_WORD,
  minCheckInAge: ({ minCheckInAge }) => minCheckInAge,
  depositCents: ({ depositCents }) => depositCents ?? NO_WORD,
  hasCots: ({ hasCots }) => Number(hasCots),
  isSmokeFree: ({ isSmokeFree }) => Number(isSmokeFree),
};

const bedKind = (room: WorldRoom, place: number): number => BED_KINDS.indexOf(room.beds[place]?.kind ?? "king");

/** How each column is read from a room of the world. */
export const ROOM_READERS: Readonly<Record<keyof typeof ROOM_COLUMNS, (room: WorldRoom) => number>> = {
  kind: ({ kind }) => ROOM_KINDS.indexOf(kind),
  view: ({ view }) => ROOM_VIEWS.indexOf(view),
  bed: (room) => bedKind(room, 0),
  bedCount: ({ beds }) => beds[0]?.count ?? 0,
  otherBed: (room) => bedKind(room, 1),
  otherBedCount: ({ beds }) => beds[1]?.count ?? 0,
  sizeSqm: ({ sizeSqm }) => sizeSqm,
  maxAdults: ({ maxAdults }) => maxAdults,
  maxGuests: ({ maxGuests }) => maxGuests,
  count: ({ count }) => count,
  pricePercent: ({ pricePercent }) => pricePercent,
};
