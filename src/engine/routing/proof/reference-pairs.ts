import type { Fares } from "../../fares/index.ts";
import { compareKeys, type PlainBound } from "./reference.ts";

export interface PlainPair {
  readonly outbound: PlainBound;
  readonly inbound: PlainBound;
  readonly cents: number;
}

/** Every pair of an outbound and an inbound that departs at least three hours after it has arrived, best first. */
export function everyPair(outbounds: readonly PlainBound[], inbounds: readonly PlainBound[], fares: Fares): PlainPair[] {
  const pairs = outbounds.flatMap((outbound, first) =>
    inbounds.flatMap((inbound, second) => {
      if (inbound.departsAtUtcMinute - outbound.arrivesAtUtcMinute < 180) return [];
      const exact = (outbound.cents + inbound.cents) * (10_000 - Math.round(fares.returnDiscount(outbound.plate, inbound.plate) * 10_000));
      const spans = [outbound, inbound].map((bound) => bound.arrivesAtUtcMinute - bound.departsAtUtcMinute);
      const rank = [exact, (spans[0] ?? 0) + (spans[1] ?? 0), outbound.departsAtUtcMinute, inbound.departsAtUtcMinute, first, second];
      return [{ pair: { outbound, inbound, cents: Math.round(exact / 10_000) }, rank }];
    }),
  );
  return pairs.sort((a, b) => compareKeys(a.rank, b.rank)).map(({ pair }) => pair);
}
