import { caseAt, CASES } from "./canary/cases.ts";
import { findCards } from "./canary/find-needles.ts";
import { type MarkedCard, markedCard } from "./canary/marked-card.ts";
import { PLANTED, plant, searchAll } from "./canary/search.ts";
import { embeddedSite, serverSite, type Site } from "./canary/sites.ts";
import { IN_FLIGHT, visit } from "./canary/visit.ts";
import { createWatch } from "./canary/watch.ts";
import type { Proof, Verdict } from "./proof.ts";

export const proof: Proof = {
  claim: "a card is kept, logged, mailed and sent back nowhere, whatever happens to its request",
  count: 600,
  prove: async (count, say) => {
    const url = process.env["TEST_DATABASE_URL"] || undefined;
    if (url === undefined) say("Postgres is left out: TEST_DATABASE_URL names none");
    const verdicts = [await proveAt(embeddedSite(), count, say)];
    if (url !== undefined) verdicts.push(await proveAt(await serverSite(url, process.env["TEST_VALKEY_URL"] || undefined), count, say));
    return { done: verdicts.map(({ done }) => done).join("; "), faults: verdicts.flatMap(({ faults }) => faults) };
  },
};

/** The same on one database alone, which is gone afterwards. */
export async function proveAt(site: Site, count: number, say: (line: string) => void): Promise<Verdict> {
  const cards = new Map(Array.from({ length: count + IN_FLIGHT }, (_, index) => [index, cardOf(index, count)]));
  const find = findCards(new Map([...cards, [PLANTED, markedCard(PLANTED)]]));
  const watch = createWatch(find);
  try {
    await visit(site, count, (index) => cards.get(index) ?? markedCard(index), watch);
    say(`${site.name}: ${cards.size} cards in ${CASES.length} ways and a crash; searching …`);
    await plant(site);
    const { places, bytes, faults } = await searchAll(site, find, { name: "log and figures", bytes: Buffer.concat(watch.spoken) });
    return {
      done: `${site.name}: ${cards.size} cards; every answer and ${places} places with ${(bytes / 1e6).toFixed(0)} MB searched`,
      faults: [...watch.faults, ...faults].map((fault) => `${site.name}: ${fault}`),
    };
  } finally {
    await site.drop();
  }
}

/** Some cases need a number that makes the sandbox behave so; it stands for the card's own. */
function cardOf(index: number, count: number): MarkedCard {
  const card = markedCard(index);
  const number = index < count ? caseAt(index).number : null;
  return number === null ? card : { ...card, number };
}
