import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CODE_BY_NAME, CODE_NEAR, type Finder } from "./find-needles.ts";
import { markedCard } from "./marked-card.ts";
import { needlesOf } from "./needles.ts";
import type { Place } from "./places.ts";
import type { Site } from "./sites.ts";

/** A card that is put where the others must not be: who does not find it has not searched. */
export const PLANTED = 5_999;
/** No other card's code begins like that. */
export const PLANTED_CARD = { ...markedCard(PLANTED), code: "9957" };
const { number, code } = PLANTED_CARD;
const BESIDE = JSON.stringify({ last4: number.slice(-4), note: code });
const LINE = Buffer.from(`\n{"level":"info","path":"/planted","number":"${number}","note":${BESIDE}}\n`);
const [FILE, FORM, MAIL] = ["planted.bin", "planted.html", "planted.eml"];

/** Hides the planted card in files, in every way that the search knows, in a mail, where its lines break, and in the database. */
export async function plant(site: Site): Promise<void> {
  const written = needlesOf(PLANTED_CARD).flatMap(({ bytes }) => [bytes, Buffer.from("\n")]);
  writeFileSync(join(site.dataDir, FILE), Buffer.concat([...written, Buffer.from(BESIDE)]));
  writeFileSync(join(site.dataDir, FORM), `<input name="cardDetails" type="text" required value="${code}"/>`);
  writeFileSync(join(site.dataDir, MAIL), `Subject: planted\r\n\r\n${number.slice(0, 9)}=\r\n${number.slice(9)}\r\n`);
  await site.plant(`a row with ${number} and ${BESIDE}`);
}

interface Searched {
  readonly places: number;
  readonly bytes: number;
  readonly faults: readonly string[];
}

/**
 * Looks everywhere. The planted card must turn up where it was hidden, as everything that it was written as; no other card anywhere.
 * @param heard what servers have said: what is planted there is planted in a copy.
 */
export async function searchAll(site: Site, find: Finder, heard: readonly Place[]): Promise<Searched> {
  const faults: string[] = [];
  const planted = new Map<string, ReadonlySet<string>>();
  let [places, bytes] = [0, 0];
  const look = (place: Place): void => {
    [places, bytes] = [places + 1, bytes + place.bytes.length];
    const hits = find(place.bytes);
    planted.set(place.name, new Set(hits.filter(({ card }) => card === PLANTED).map(({ as }) => as)));
    faults.push(...hits.filter(({ card }) => card !== PLANTED).map(({ card, as }) => `${place.name} holds card ${card} as ${as}`));
  };
  for (const place of heard) look(place);
  for (const { name, bytes: said } of heard) look({ name: `${name}, planted`, bytes: Buffer.concat([said, LINE]) });
  for await (const place of site.places()) look(place);
  const mails = [...planted.keys()].filter((name) => name.endsWith(".eml")).length;
  if (mails < 2) faults.push("No mail was written, which shows too little.");
  return { places, bytes, faults: [...faults, ...missedIn(planted, site, heard)] };
}

function missedIn(planted: ReadonlyMap<string, ReadonlySet<string>>, site: Site, heard: readonly Place[]): readonly string[] {
  const everyWay = [...new Set(needlesOf(PLANTED_CARD).map(({ as }) => as)), CODE_NEAR];
  const hidden: readonly (readonly [name: string, ways: readonly string[]])[] = [
    [join(site.dataDir, FILE), everyWay],
    [join(site.dataDir, FORM), [CODE_BY_NAME]],
    [`${join(site.dataDir, MAIL)}, joined`, ["digits"]],
    ["table public.planted", ["digits", CODE_NEAR]],
    ...site.plantedKeys.map((key) => [`key ${key}`, ["digits", CODE_NEAR]] as const),
    ...heard.map(({ name }) => [`${name}, planted`, ["digits", CODE_NEAR]] as const),
  ];
  const missed = hidden.flatMap(([name, ways]) => ways.filter((as) => planted.get(name)?.has(as) !== true).map((as) => `${name} as ${as}`));
  const { databaseFolder: folder } = site;
  const inFiles = [...planted].some(([name, ways]) => folder !== null && name.startsWith(folder) && ways.has("digits"));
  if (folder !== null && !inFiles) missed.push(`the database's own files below ${folder}`);
  return missed.map((what) => `The search missed what was planted in ${what}.`);
}
