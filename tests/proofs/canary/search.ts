import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CODE_NEAR, type Finder } from "./find-needles.ts";
import { markedCard } from "./marked-card.ts";
import { needlesOf } from "./needles.ts";
import type { Place } from "./places.ts";
import type { Site } from "./sites.ts";

/** A card that is put where the others must not be: who does not find it has not searched. */
export const PLANTED = 5_999;
const CARD = markedCard(PLANTED);
const BESIDE = JSON.stringify({ last4: CARD.number.slice(-4), note: CARD.code });
const FILE = "planted.bin";

/** Hides the planted card in a file, in every way that the search knows, and in a row of a table. */
export async function plant(site: Site): Promise<void> {
  const written = needlesOf(CARD).flatMap(({ bytes }) => [bytes, Buffer.from("\n")]);
  writeFileSync(join(site.dataDir, FILE), Buffer.concat([...written, Buffer.from(BESIDE)]));
  await site.plant(`a row with ${CARD.number} and ${BESIDE}`);
}

export interface Searched {
  readonly places: number;
  readonly bytes: number;
  readonly faults: readonly string[];
}

/** Looks everywhere. The planted card must turn up where it was hidden, as everything that it was written as; no other card anywhere. */
export async function searchAll(site: Site, find: Finder, spoken: Place): Promise<Searched> {
  const faults: string[] = [];
  const planted = new Map<string, ReadonlySet<string>>();
  let [places, bytes] = [0, 0];
  const look = (place: Place): void => {
    [places, bytes] = [places + 1, bytes + place.bytes.length];
    const hits = find(place.bytes);
    planted.set(place.name, new Set(hits.filter(({ card }) => card === PLANTED).map(({ as }) => as)));
    faults.push(...hits.filter(({ card }) => card !== PLANTED).map(({ card, as }) => `${place.name} holds card ${card} as ${as}`));
  };
  look(spoken);
  for await (const place of site.places()) look(place);
  if (spoken.bytes.length === 0) faults.push("The server said nothing at all.");
  return { places, bytes, faults: [...faults, ...missedIn(planted, join(site.dataDir, FILE))] };
}

function missedIn(planted: ReadonlyMap<string, ReadonlySet<string>>, file: string): readonly string[] {
  const ways = [...new Set(needlesOf(CARD).map(({ as }) => as)), CODE_NEAR];
  const missed = (name: string, wanted: readonly string[]): string[] => wanted.filter((as) => planted.get(name)?.has(as) !== true);
  return [
    ...missed(file, ways).map((as) => `The search missed what was planted in a file as ${as}.`),
    ...missed("table public.planted", ["digits", CODE_NEAR]).map((as) => `The search missed what was planted in a table as ${as}.`),
  ];
}
