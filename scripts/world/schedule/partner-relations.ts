import { AIRLINES, type AirlineFact } from "../facts/airlines.ts";
import { CODESHARES, type CodeShare } from "../facts/codeshares.ts";

/** An airline that sells another's flights, and how close the two are: 0 for a joint venture. */
export interface Partner {
  readonly airline: AirlineFact;
  readonly closeness: number;
}

const CLOSENESS: Readonly<Record<CodeShare["kind"], number | null>> = {
  "joint-venture": 0,
  group: 1,
  alliance: 2,
  partner: 3,
  // Regional operators have no code of their own on sale: they are named as operators instead.
  regional: null,
};

const BY_CODE: ReadonlyMap<string, AirlineFact> = new Map(AIRLINES.map((airline) => [airline.code, airline]));

/** Who sells an airline's flights, the closest first, then the biggest. */
export const SELLERS: ReadonlyMap<string, readonly Partner[]> = new Map(AIRLINES.map(({ code }) => [code, sellersOf(code)]));

function sellersOf(operating: string): readonly Partner[] {
  return CODESHARES.flatMap((share) => {
    const seller = sellerIn(share, operating);
    const closeness = CLOSENESS[share.kind];
    const airline = seller === null ? undefined : BY_CODE.get(seller);
    return airline === undefined || closeness === null || airline.dailyDepartures === 0 ? [] : [{ airline, closeness }];
  }).sort(
    (a, b) =>
      a.closeness - b.closeness || b.airline.dailyDepartures - a.airline.dailyDepartures || (a.airline.code < b.airline.code ? -1 : 1),
  );
}

function sellerIn({ marketing, operating, bothWays }: CodeShare, flown: string): string | null {
  if (operating === flown) return marketing;
  return bothWays && marketing === flown ? operating : null;
}

/** Codes of all airlines that may share a ticket with it: code-share partners both ways, and its alliance. */
export function ticketPartners({ code, alliance }: AirlineFact): ReadonlySet<string> {
  const shared = CODESHARES.flatMap(({ marketing, operating }) =>
    marketing === code ? [operating] : operating === code ? [marketing] : [],
  );
  const allies = AIRLINES.filter((other) => alliance !== null && other.alliance === alliance && other.code !== code);
  return new Set([...shared, ...allies.map((ally) => ally.code)]);
}
