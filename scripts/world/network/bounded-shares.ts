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
    const bounded = (claim: Claim): number => Math.min(claim.most, Math.max(claim.least, shareOf(claim)));
    // What the bounds ask for beyond the rest: then those below theirs are settled first, else those above.
    const missing = sum(open.map(bounded)) - rest;
    const settled = open.filter((claim) => (missing > 0 ? bounded(claim) > shareOf(claim) : bounded(claim) < shareOf(claim)));
    for (const claim of settled.length > 0 ? settled : open) fixed.set(claim, bounded(claim));
    open = open.filter((claim) => !fixed.has(claim));
  }
  const given = sum([...fixed.values()]);
  return claims.map((claim) => ((fixed.get(claim) ?? 0) * total) / given);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
