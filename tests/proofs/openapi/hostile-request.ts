import { type Seeded, seeded } from "../../../src/core/kernel/seeded.ts";
import type { Asked } from "../shared/ask.ts";
import { hostileText, hostileValue, one } from "../shared/hostile-values.ts";
import type { RealValues } from "../shared/real-values.ts";
import type { Call, Description } from "./description.ts";
import { honestValue } from "./honest-value.ts";
import { spoil, spoilText } from "./spoil.ts";

/** Longer than any address that our own pages make, and short enough for the server's own limit of its head. */
const LONGEST_IN_ADDRESS = 1200;
const ODD_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "PROPFIND", "LOCK", "QUERY"];
const ODD_TYPES = [
  "text/plain",
  "application/xml",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-7",
];

/** What a call is made for, without anything wrong in it. */
export function honestRequest(call: Call, real: RealValues, description: Description): Asked {
  const valueOf = ({ name, schema }: Call["parameters"][number]): string => encoded(String(honestValue(name, schema, real, description)));
  const path = pathOf(call, valueOf);
  const query = call.parameters
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => `${parameter.name}=${valueOf(parameter)}`);
  return {
    method: call.method,
    path: query.length === 0 ? path : `${path}?${query.join("&")}`,
    ...(call.body !== null && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(honestValue("", call.body, real, description)),
    }),
  };
}

const pathOf = ({ path, parameters }: Call, valueOf: (parameter: Call["parameters"][number]) => string): string =>
  parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((sofar, parameter) => sofar.replace(`{${parameter.name}}`, () => valueOf(parameter)), path);

/** The request of a number: always the same one, from an address of its own. */
export function hostileRequest(number: number, call: Call, real: RealValues, description: Description): Asked {
  const chance = seeded(number);
  const isOdd = chance.chance(0.06);
  const method = isOdd ? one(chance, ODD_METHODS) : call.method;
  const body = bodyFor(chance, method, call, real, description);
  const type = chance.chance(0.05) ? one(chance, [...ODD_TYPES, hostileHeader(chance)]) : "application/json";
  return {
    method,
    path: addressFor(chance, call, real, description),
    headers: {
      "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      ...(body !== null && !chance.chance(0.03) && { "content-type": type }),
      ...(chance.chance(0.2) && { "idempotency-key": hostileHeader(chance) }),
      ...(chance.chance(0.1) && { cookie: `currency=${hostileHeader(chance)}` }),
      ...(chance.chance(0.1) && {
        [one(chance, ["accept", "accept-language", "accept-encoding", "referer", "x-forwarded-host"])]: hostileHeader(chance),
      }),
    },
    ...(body !== null && { body }),
  };
}

/** How many parameters are wrong on average: of many, each rarely, or hardly any request would be understood. */
const WRONG_PARAMETERS = 1.2;

function addressFor(chance: Seeded, call: Call, real: RealValues, description: Description): string {
  const { parameters } = call;
  const wrong = Math.min(0.3, WRONG_PARAMETERS / parameters.length);
  const value = ({ name, schema }: Call["parameters"][number]): string => {
    if (chance.chance(wrong)) return hostileText(chance, LONGEST_IN_ADDRESS);
    return String(honestValue(name, schema, real, description));
  };
  const filled = pathOf(call, (parameter) => encoded(value(parameter)));
  const query = parameters
    .filter((parameter) => parameter.in === "query" && !chance.chance(wrong / 4))
    .flatMap((parameter) => (chance.chance(0.05) ? [parameter, parameter] : [parameter]))
    .map((parameter) => `${encoded(parameter.name)}${chance.chance(0.03) ? "[]" : ""}=${encoded(value(parameter))}`);
  if (chance.chance(0.1)) query.push(`${encoded(hostileText(chance, 200))}=${encoded(hostileText(chance, 200))}`);
  if (chance.chance(0.03)) query.push("%", "&&", "=%zz", "%ff=%c0%af");
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}

function bodyFor(chance: Seeded, method: string, call: Call, real: RealValues, description: Description): string | Buffer | null {
  if (["GET", "HEAD"].includes(method)) return null;
  if (call.body === null) return chance.chance(0.5) ? JSON.stringify(hostileValue(chance)) : null;
  if (chance.chance(0.06)) return JSON.stringify(hostileValue(chance));
  const text = JSON.stringify(spoil(chance, honestValue("", call.body, real, description)));
  return chance.chance(0.1) ? spoilText(chance, text) : text;
}

/** As a browser would write it; halves of characters are sent as what stands for them. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll("'", "%27");

/** What fits into a header at all. */
export const hostileHeader = (chance: Seeded): string => hostileText(chance, 300).replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "?");
