import { caseAt, CASES } from "./canary/cases.ts";
import { LAST_WORDS } from "./canary/crash.ts";
import { findCards } from "./canary/find-needles.ts";
import { type MarkedCard, markedCard } from "./canary/marked-card.ts";
import { plant, PLANTED, PLANTED_CARD, searchAll } from "./canary/search.ts";
import { embeddedSite, serverSite, type Site } from "./canary/sites.ts";
import { CRASH_CARDS, visit } from "./canary/visit.ts";
import { createWatch } from "./canary/watch.ts";
import { type Findings, type Proof, together } from "./proof.ts";
import { NO_POSTGRES, postgresUrl } from "./shared/own-database.ts";

const NO_VALKEY = "Valkey: TEST_VALKEY_URL names none";

export const proof: Proof = {
  claim: "a card is kept, logged, mailed and sent back nowhere, whatever happens to its request",
  count: 600,
  prove: async (count, say) => {
    const [url, valkeyUrl] = [postgresUrl(), process.env["TEST_VALKEY_URL"] || undefined];
    const findings = [await proveAt(await embeddedSite(), count, say)];
    if (url !== null) findings.push(await proveAt(await serverSite(url, valkeyUrl), count, say));
    const noValkey = valkeyUrl === undefined ? NO_VALKEY : null;
    return { ...together(findings), leftOut: url === null ? NO_POSTGRES : noValkey };
  },
};

/** The same on one database alone, which is gone afterwards. */
export async function proveAt(site: Site, count: number, say: (line: string) => void): Promise<Findings> {
  const cards = new Map(Array.from({ length: count + CRASH_CARDS }, (_, index) => [index, cardOf(index, count)]));
  const find = findCards(new Map([...cards, [PLANTED, PLANTED_CARD]]));
  const watch = createWatch(find);
  try {
    await visit(site, count, (index) => cards.get(index) ?? markedCard(index), watch);
    say(`${site.name}: ${cards.size} cards in ${CASES.length} ways and two crashes; searching …`);
    await plant(site);
    const log = Buffer.concat(watch.log);
    const heard = [
      { name: "log", bytes: log },
      { name: "figures", bytes: Buffer.concat(watch.figures) },
    ];
    const { places, bytes, faults } = await searchAll(site, find, heard);
    return {
      done: `${site.name}: ${cards.size} cards; every answer and ${places} places with ${(bytes / 1e6).toFixed(0)} MB searched`,
      faults: [...watch.faults, ...unsaidIn(log.toString(), count), ...faults].map((fault) => `${site.name}: ${fault}`),
    };
  } finally {
    await site.drop();
  }
}

/** What a log must hold that is worth a search: a line for each case at least, and what ended a server. */
function unsaidIn(log: string, cases: number): readonly string[] {
  const requests = log.split("\n").filter((line) => line.includes('"msg":"request"')).length;
  return [
    ...(requests < cases ? [`The log has ${requests} lines for ${cases} cases.`] : []),
    ...(log.includes(LAST_WORDS) ? [] : ["The log does not say what ended the first server."]),
  ];
}

/** Some cases need a number that makes the sandbox behave so; it stands for the card's own. */
function cardOf(index: number, count: number): MarkedCard {
  const card = markedCard(index);
  const number = index < count ? caseAt(index).number : null;
  return number === null ? card : { ...card, number };
}
