import { type Seeded, seeded } from "../../../src/core/kernel/seeded.ts";
import type { Target } from "../origins/targets.ts";
import type { Asked } from "../shared/ask.ts";
import { hostileText, one } from "../shared/hostile-values.ts";
import type { RealValues } from "../shared/real-values.ts";
import { encoded, hostileHeader } from "./hostile-request.ts";
import { hostileForm } from "./hostile-form.ts";

const LONGEST_IN_ADDRESS = 1_000;
/** What addresses of pages carry, besides the parameters of the searches. */
const QUERY_NAMES = "back sent rate feature hotel sort stops airline price q next _routes index seal id stars view".split(" ");
const SEARCH_NAMES =
  "source destination date rtnDate trpType adults children infants classType org checkin checkout adt chd ift rooms".split(" ");
const METHODS = ["GET", "GET", "GET", "GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "TRACE"];
const METHODS_OF_FORMS = ["POST", "POST", "POST", "POST", "POST", "POST", "GET", "GET", "HEAD", "PATCH"];

/** The request of a number for a page or for what its script asks, always the same one. */
export function hostilePageRequest(number: number, { path: pattern, isTaken }: Target, real: RealValues): Asked {
  const chance = seeded(number);
  const method = one(chance, isTaken ? METHODS_OF_FORMS : METHODS);
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encoded(partOf(chance, name, pattern, real)));
  const address = (chance.chance(0.4) ? dataAddress(path) : path) + queryFor(chance, real);
  return {
    method,
    path: chance.chance(0.03)
      ? one(chance, [`/${address}`, `${address}/`, `${address}%00`, `${address}%`, address.toUpperCase()])
      : address,
    headers: {
      "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      ...(chance.chance(0.3) && { cookie: `currency=${chance.chance(0.5) ? "EUR" : hostileHeader(chance)}` }),
      ...(chance.chance(0.1) && {
        [one(chance, ["accept", "accept-language", "accept-encoding", "referer", "if-none-match"])]: hostileHeader(chance),
      }),
      ...(chance.chance(0.05) && {
        "x-forwarded-host": hostileHeader(chance),
        "x-forwarded-proto": one(chance, ["https", hostileHeader(chance)]),
      }),
    },
    ...(method === "POST" && hostileForm(chance, real, number)),
  } as Asked;
}

const dataAddress = (path: string): string => (path === "/" ? "/_.data" : `${path}.data`);

function partOf(chance: Seeded, name: string, pattern: string, real: RealValues): string {
  if (chance.chance(0.5)) return hostileText(chance, LONGEST_IN_ADDRESS) || "-";
  const known: Readonly<Record<string, string>> = { slug: "book-flights-tickets-to-boston", file: "room.svg" };
  return known[name] ?? String(pattern.includes("flight") ? real["id"] : real["hotelId"]);
}

function queryFor(chance: Seeded, real: RealValues): string {
  const value = (name: string): string => (chance.chance(0.25) ? hostileText(chance, LONGEST_IN_ADDRESS / 10) : String(real[name] ?? ""));
  const search = chance.chance(0.6) ? SEARCH_NAMES.filter(() => !chance.chance(0.06)) : [];
  const others = QUERY_NAMES.filter(() => chance.chance(0.08));
  const query = [...search, ...others].map((name) => `${name}=${encoded(value(name))}`);
  if (chance.chance(0.1)) query.push(`${encoded(hostileText(chance, 100))}=${encoded(hostileText(chance, 100))}`, "%", "%ff");
  return query.length > 0 ? `?${query.join("&")}` : "";
}
