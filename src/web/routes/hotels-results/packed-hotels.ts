import type { ListedHotel } from "../../../core/hotels/index.ts";
import { err, ok, type Result } from "../../../core/kernel/index.ts";
import { HOTEL_COLUMNS } from "./hotel-columns.ts";

/**
 * The list of hotels as one text, a line a hotel and a tab between facts, under a line of the facts' names: 500 hotels are a third
 * as long on the wire as in the page's own encoding, which numbers every value.
 */
export type PackedHotels = string;

type Fact = keyof ListedHotel;
const FACTS = Object.keys(HOTEL_COLUMNS) as readonly Fact[];
const HEAD = FACTS.join("\t");

/** Packs what a list needs of its hotels; the rest stays on the server. */
export const packHotels = (hotels: readonly ListedHotel[]): PackedHotels =>
  [HEAD, ...hotels.map((hotel) => FACTS.map((fact) => cellOf(fact, hotel)).join("\t"))].join("\n");

const cellOf = <Name extends Fact>(fact: Name, hotel: Pick<ListedHotel, Name>): string => HOTEL_COLUMNS[fact].write(hotel[fact]);

/** The hotels of a packed list. It came from outside: it can be `missing`, or `unreadable` when another version of this page wrote it. */
export function unpackHotels(packed: unknown): Result<readonly ListedHotel[], "missing" | "unreadable"> {
  if (typeof packed !== "string" || packed === "") return err("missing");
  const [head, ...lines] = packed.split("\n");
  const hotels = lines.map(readHotel).filter((hotel) => hotel !== null);
  return head === HEAD && hotels.length === lines.length ? ok(hotels) : err("unreadable");
}

function readHotel(line: string): ListedHotel | null {
  const cells = line.split("\t");
  const facts: Facts = Object.fromEntries(FACTS.map((fact, index) => [fact, HOTEL_COLUMNS[fact].read(cells[index] ?? "")]));
  return cells.length === FACTS.length && isWhole(facts) ? facts : null;
}

type Facts = Readonly<Partial<Record<Fact, unknown>>>;

/** Each fact was read by the column of its own type: what remains is whether all of them are there. */
const isWhole = (facts: Facts): facts is ListedHotel => FACTS.every((fact) => facts[fact] !== undefined);
