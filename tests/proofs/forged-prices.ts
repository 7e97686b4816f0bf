import { counted } from "../../src/core/kernel/index.ts";
import { seeded } from "../../src/core/kernel/seeded.ts";
import { forgedPayload, honestPayload, type Payload } from "./forged-prices/forge.ts";
import { createJudge } from "./forged-prices/judge-sale.ts";
import { openShop, type Sold } from "./forged-prices/shop.ts";
import type { Target } from "./forged-prices/targets.ts";
import type { Proof } from "./proof.ts";
import { one } from "./shared/hostile-values.ts";

/** After so many payloads everything is in stock again. */
const COUNTER_CLOSES_AFTER = 100;
/** Each so many is honest: a shop that sells nothing would prove nothing. */
const HONEST_EVERY = 10;

export const proof: Proof = {
  claim: "no forged payload is booked at another price than ours for what it names",
  count: 10_000,
  prove: async (count, say) => {
    const { targets, openCounter, pricesOf } = await openShop();
    say(`${targets.length} flights and rates are on offer, of three moments and two tables of exchange rates`);
    const [faults, tally]: [string[], Tally] = [[], { forged: 0, booked: 0, honest: 0, honestBooked: 0 }];
    for (let number = 0, counter = openCounter(), judge = createJudge(targets, pricesOf); tally.forged < count; number++) {
      if (number % COUNTER_CLOSES_AFTER === 0) [counter, judge] = [openCounter(), createJudge(targets, pricesOf)];
      const { payload, isHonest } = payloadOf(number, targets);
      const sold = await counter.post(payload.kind, JSON.stringify(payload.body), payload.key);
      const fault = await judge(payload, sold);
      if (fault !== null) faults.push(`payload ${number}: ${fault}`);
      countSale(tally, isHonest, sold);
    }
    if (tally.honestBooked < tally.honest * 0.9) faults.push(`only ${tally.honestBooked} of ${tally.honest} honest payloads were booked`);
    return { done: wordsOf(tally), faults, leftOut: null };
  },
};

interface Tally {
  forged: number;
  /** Of the forged: they asked for something else of ours, at our price. */
  booked: number;
  honest: number;
  honestBooked: number;
}

function payloadOf(number: number, targets: readonly Target[]): { readonly payload: Payload; readonly isHonest: boolean } {
  const chance = seeded(number);
  const isHonest = number % HONEST_EVERY === 0;
  const target = one(chance, isHonest ? targets.filter(({ isAlive }) => isAlive) : targets);
  if (isHonest) return { isHonest, payload: honestPayload(number, target, one(chance, target.currencies)) };
  return { isHonest, payload: forgedPayload(number, target, targets, chance) };
}

function countSale(tally: Tally, isHonest: boolean, { status }: Sold): void {
  tally[isHonest ? "honest" : "forged"] += 1;
  if (status === 201) tally[isHonest ? "honestBooked" : "booked"] += 1;
}

const wordsOf = ({ forged, booked, honest, honestBooked }: Tally): string =>
  `${counted(forged, "forged payload")}: ${forged - booked} refused, ${booked} booked at our price for what they named; ${honestBooked} of ${honest} honest ones booked.`;
