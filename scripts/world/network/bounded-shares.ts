/** One who takes part: the stronger, the larger its share, within its own bounds. */
interface Claim {
  readonly strength: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Parts `total` in proportion to strength, such that every share stays within its bounds; the rest is parted again among the
 * others. When the bounds cannot hold together, the shares at their bounds are stretched or shrunk to the total.
 */
export function boundedShares(total: number, claims: readonly Claim[]): readonly number[] {
  if (claims.length === 1) return [total];
  const fixed = new Map<Claim, number>();
  for (let open = claims; open.length > 0;) {
    const rest = total - sum([...fixed.values()]);
    const strength = sum(open.map((claim) => claim.strength));
    const shareOf = (claim: Claim): number => (rest * claim.strength) / strength;
    const below = open.filter((claim) => shareOf(claim) < claim.least);
    const outside = below.length > 0 ? below : open.filter((claim) => shareOf(claim) > claim.most);
    for (const claim of outside.length > 0 ? outside : open) {
      fixed.set(claim, outside.length > 0 ? Math.min(claim.most, Math.max(claim.least, shareOf(claim))) : shareOf(claim));
    }
    open = open.filter((claim) => !fixed.has(claim));
  }
  const given = sum([...fixed.values()]);
  return claims.map((claim) => ((fixed.get(claim) ?? 0) * total) / given);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
