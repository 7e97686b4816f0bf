/** What a hotel's drawn pictures are put together from. Never more than the hotel has: a pool is drawn when there is one. */
export interface HotelLook {
  readonly building: (typeof BUILDINGS)[number];
  readonly setting: (typeof SETTINGS)[number];
  readonly climate: (typeof CLIMATES)[number];
  readonly isModern: boolean;
  readonly hasPool: boolean;
  /** 0 to 2^32 - 1, from the hotel's id: chooses among equals, so that one hotel always looks the same and no two alike. */
  readonly seed: number;
}

export const BUILDINGS = ["tower", "brownstone", "resort", "lodge", "inn", "motel", "grand", "apartment"] as const;
export const SETTINGS = ["city", "beach", "mountain", "desert", "highway", "garden"] as const;
export const CLIMATES = ["tropical", "temperate", "cold", "arid"] as const;
