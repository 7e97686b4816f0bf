import type { PropertyFacts } from "./property.ts";
import type { Chance, Weights } from "./chance.ts";
import type { House } from "./house.ts";
import type { Habits } from "./lodging-prices.ts";

type Policies = Pick<
  PropertyFacts,
  "checkInMinute" | "checkOutMinute" | "petFeeCents" | "minCheckInAge" | "depositCents" | "hasCots" | "isSmokeFree"
>;

interface Custom {
  readonly checkIn: Weights<number>;
  readonly checkOut: Weights<number>;
  /** Of hotels, those that take pets. */
  readonly pets: number;
  /** Dollars a stay. */
  readonly petFees: readonly number[];
  readonly smokeFree: number;
  /** Of hotels of three stars and more, those that keep a deposit. */
  readonly deposits: number;
}

const [TEN, ELEVEN, NOON, TWO, THREE, FOUR] = [600, 660, 720, 840, 900, 960] as const;

const AMERICAN: Custom = {
  checkIn: [
    [THREE, 65],
    [FOUR, 27],
    [TWO, 8],
  ],
  checkOut: [
    [ELEVEN, 72],
    [NOON, 20],
    [TEN, 8],
  ],
  pets: 0.42,
  petFees: [0, 25, 30, 50, 75, 75, 100, 150],
  smokeFree: 0.96,
  deposits: 0.5,
};
const EUROPEAN: Custom = {
  checkIn: [
    [THREE, 52],
    [TWO, 42],
    [FOUR, 6],
  ],
  checkOut: [
    [ELEVEN, 60],
    [NOON, 22],
    [TEN, 18],
  ],
  pets: 0.38,
  petFees: [0, 0, 10, 15, 20, 25, 35],
  smokeFree: 0.93,
  deposits: 0.14,
};
const SOUTHERN: Custom = {
  checkIn: [
    [TWO, 48],
    [THREE, 48],
    [FOUR, 4],
  ],
  checkOut: [
    [NOON, 58],
    [ELEVEN, 36],
    [TEN, 6],
  ],
  pets: 0.12,
  petFees: [0, 10, 15, 20, 30],
  smokeFree: 0.74,
  deposits: 0.28,
};

const CUSTOMS: Readonly<Record<Habits, Custom>> = {
  north_america: AMERICAN,
  oceania: { ...EUROPEAN, pets: 0.15, deposits: 0.45, smokeFree: 0.97 },
  europe: EUROPEAN,
  caribbean: { ...AMERICAN, pets: 0.15, deposits: 0.3 },
  latin_america: { ...SOUTHERN, pets: 0.26, smokeFree: 0.86 },
  middle_east: { ...SOUTHERN, pets: 0.06, smokeFree: 0.5, deposits: 0.4 },
  africa: SOUTHERN,
  asia: { ...SOUTHERN, pets: 0.07 },
};

const KEY_DEPOSITS = [5, 10, 20];
const DEPOSITS = [50, 50, 100, 100, 150, 200, 250] as const;

/** When guests come and go, whom the house takes and what it keeps until they leave. */
export function policiesOf(house: House, chance: Chance): Policies {
  const custom = CUSTOMS[house.traits.habits];
  return {
    checkInMinute: chance.oneOf(custom.checkIn),
    checkOutMinute: chance.oneOf(custom.checkOut),
    petFeeCents: chance.is(custom.pets * (house.kind === "hostel" ? 0.2 : 1)) ? pick(custom.petFees, chance) : null,
    minCheckInAge: youngest(house, chance),
    depositCents: depositOf(house, custom.deposits, chance),
    hasCots: chance.is(house.kind === "hostel" ? 0.15 : house.stars >= 3 ? 0.88 : 0.6),
    isSmokeFree: chance.is(custom.smokeFree),
  };
}

const pick = (dollars: readonly number[], chance: Chance): number => (dollars[chance.between(0, dollars.length - 1)] ?? 0) * 100;

/** 21 in the casino states and in many hotels of the United States, 18 elsewhere. */
function youngest({ input, kind }: House, chance: Chance): number {
  const { country, regionCode } = input.city;
  if (country !== "US") return 18;
  return chance.is(regionCode === "NV" ? 0.95 : kind === "resort" ? 0.55 : 0.3) ? 21 : 18;
}

function depositOf({ kind, stars, traits }: House, share: number, chance: Chance): number | null {
  if (kind === "hostel") return chance.is(0.4) ? pick(KEY_DEPOSITS, chance) : null;
  if (stars < 3 || !chance.is(share)) return null;
  return pick(traits.threeStarUsd < 80 ? DEPOSITS.slice(0, 4) : DEPOSITS, chance);
}
