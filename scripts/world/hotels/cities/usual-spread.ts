/** How far from the middle of a city its hotels stand: about 4 km for 100,000 people, 9 for a million, 18 for ten. */
export const usualSpreadKm = (population: number): number => Math.min(20, Math.max(3, 4 * (population / 100_000) ** 0.33));
