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
  const takers = claims.map((claim): Taker => ({ claim, share: 0 }));
  let given = 0;
  for (let open = takers; open.length > 0;) {
    const rest = total - given;
    const strength = open.reduce((sum, { claim }) => sum + claim.strength, 0);
    const wishOf = ({ claim }: Taker): number => (rest * claim.strength) / strength;
    for (const taker of open) taker.share = within(taker.claim, wishOf(taker));
    // What the bounds ask for beyond the rest: then those below theirs are settled first, else those above.
    const missing = sharesOf(open) - rest;
    const isSettled = (taker: Taker): boolean => (missing > 0 ? taker.share > wishOf(taker) : taker.share < wishOf(taker));
    const settled = open.some(isSettled) ? open.filter(isSettled) : open;
    given = settled.reduce((sum, { share }) => sum + share, given);
    open = settled === open ? [] : open.filter((taker) => !isSettled(taker));
  }
  return takers.map(({ share }) => (share * total) / given);
}

interface Taker {
  readonly claim: Claim;
  share: number;
}

const within = ({ least, most }: Claim, share: number): number => Math.min(most, Math.max(least, share));

const sharesOf = (takers: readonly Taker[]): number => takers.reduce((sum, { share }) => sum + share, 0);
