import type { AirlineCode } from "../kernel/index.ts";

export const ALLIANCES = ["oneworld", "skyteam", "star"] as const;
export type Alliance = (typeof ALLIANCES)[number];

/** As they write themselves, in every language. */
export const ALLIANCE_NAMES: Readonly<Record<Alliance, string>> = { oneworld: "oneworld", skyteam: "SkyTeam", star: "Star Alliance" };

/**
 * Full members by code, as the alliances name them in November 2026. Brands that only connect to one (Juneyao) and the regional
 * companies that fly under a member's code have no line of their own: the code on the ticket counts.
 */
const MEMBERS: Readonly<Record<Alliance, string>> = {
  oneworld: "AA AS AT AY BA CX FJ HA IB JL MH QF QR RJ UL WY",
  skyteam: "AF AM AR CI DL GA KE KL KQ ME MF MU RO SK SV UX VN VS",
  star: "A3 AC AI AV AZ BR CA CM ET LH LO LX MS NH NZ OS OU OZ SA SN SQ TG TK TP UA ZH",
};

const BY_AIRLINE = new Map(ALLIANCES.flatMap((alliance) => MEMBERS[alliance].split(" ").map((code) => [code, alliance] as const)));

/** The alliance that an airline is a full member of; null for one that is in none. */
export const allianceOfAirline = (airline: AirlineCode): Alliance | null => BY_AIRLINE.get(airline) ?? null;
