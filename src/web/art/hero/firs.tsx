/** Two, on the edge of the cliffs. */
export const CliffFirs = () => (
  <>
    <Fir x={1588} top={278} size={78} />
    <Fir x={1562} top={312} size={54} />
  </>
);

/** Six, on the dark shore. */
export const ShoreFirs = () => (
  <>
    <Fir x={34} top={454} size={150} />
    <Fir x={92} top={500} size={112} />
    <Fir x={142} top={480} size={138} />
    <Fir x={206} top={550} size={84} />
    <Fir x={254} top={542} size={106} />
    <Fir x={318} top={600} size={64} />
  </>
);

interface FirProps {
  /** Of its trunk. */
  readonly x: number;
  readonly top: number;
  /** A little less than its height. */
  readonly size: number;
}

/** Four tiers, the lower the wider, each over the next. */
function Fir({ x, top, size }: FirProps) {
  const part = (share: number): number => Math.round(share * size);
  return (
    <g fill="var(--sc-near-2)">
      <rect x={x - 2} y={top + part(0.8)} width="4" height={part(0.22)} />
      {[0, 1, 2, 3].map((tier) => (
        <path key={tier} d={`M${x} ${top + part(0.2 * tier)}l${part(0.14 + 0.07 * tier)} ${part(0.34)}h${-part(0.28 + 0.14 * tier)}z`} />
      ))}
    </g>
  );
}
