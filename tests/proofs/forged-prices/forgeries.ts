import type { Seeded } from "../../../src/core/kernel/seeded.ts";
import { BUYER } from "../../../src/http/routes/testing/buyer.ts";
import { hostileText, hostileValue, one } from "../shared/hostile-values.ts";
import type { Target } from "./targets.ts";

type Body = Record<string, unknown>;
/** Changes a body in one way. Draws all that it does from `chance`. */
type Forgery = (body: Body, chance: Seeded, target: Target, others: readonly Target[]) => void;

const SUMS = [
  0,
  -1,
  0.001,
  1e-9,
  1e21,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  "NaN",
  "Infinity",
  "1e3",
  "0x10",
  "1,000",
  " 12 ",
  "12.345",
  "١٢",
  "",
];

const total: Forgery = (body, chance, target, others) => {
  const honest = Number(body["totalAmount"]);
  const other = one(chance, others);
  body["totalAmount"] = one<unknown>(chance, [
    honest - 0.01,
    honest + 0.01,
    honest / 2,
    honest * 100,
    -honest,
    honest.toFixed(3),
    (other.totalIn(one(chance, other.currencies)) / 100).toFixed(2),
    (target.totalIn(one(chance, target.currencies)) / 100).toFixed(2),
    one<unknown>(chance, SUMS),
    hostileValue(chance),
  ]);
};

const currency: Forgery = (body, chance) => {
  body["currency"] = one<unknown>(chance, [
    "USD",
    "EUR",
    "JPY",
    "KWD",
    "CHF",
    "MXN",
    "XXX",
    "usd",
    "eur",
    " EUR",
    "",
    "__proto__",
    hostileText(chance, 40),
  ]);
};

const noTotal: Forgery = (body, chance) => {
  delete body["totalAmount"];
  if (chance.chance(0.5)) delete body["currency"];
};

/** Figures of the client's own, wherever a careless server might look. */
const ownFigures: Forgery = (body, chance) => {
  const sum = one<unknown>(chance, [0, 1, -500, "0.01", null]);
  const figures = {
    base_fare: sum,
    total_fare: sum,
    total: sum,
    perNight: sum,
    price_dropdown: { base_fare: sum },
    currency: "USD",
    rate: 0.01,
  };
  const flight = body["flight"];
  if (typeof flight === "object" && flight !== null) body["flight"] = { ...flight, ...figures };
  Object.assign(
    body,
    one<object>(chance, [figures, { amounts: figures }, { quote: figures, offer: figures }, { exchangeRates: { EUR: 0.01 } }]),
  );
};

const others: Forgery = (body, chance, target, all) => {
  const from = one(chance, all);
  const names = Object.keys(target.kind === from.kind ? from.fields : target.fields);
  const name = one(chance, names);
  body[name] = target.kind === from.kind ? from.fields[name] : hostileValue(chance);
};

const counts =
  (names: readonly string[]): Forgery =>
  (body, chance) => {
    body[one(chance, names)] = one<unknown>(chance, [0, 1, 2, 9, -1, 1.5, 1e9, "1e1", "01", "", null, hostileValue(chance)]);
  };

const idOf = (body: Body): string => {
  const flight = body["flight"];
  return typeof flight === "object" && flight !== null && "id" in flight ? String(flight.id) : String(body["rateId"] ?? "");
};

const setId = (body: Body, id: unknown): void => {
  if ("flight" in body) body["flight"] = { id };
  else body["rateId"] = id;
};

/** Another character, a cut, or bytes within the signed part: a fare of one cent, a party of none, a life until the end of time. */
const damagedId: Forgery = (body, chance) => {
  const id = idOf(body);
  const bytes = Buffer.from(id, "base64url");
  if (bytes.length > 0) bytes.writeUInt8(chance.below(256), chance.below(bytes.length));
  const at = chance.below(Math.max(1, id.length));
  setId(
    body,
    one<unknown>(chance, [
      bytes.toString("base64url"),
      id.slice(0, at),
      `${id.slice(0, at)}${one(chance, ["A", "_", "=", "+", "é", " "])}${id.slice(at + 1)}`,
      `${id}A`,
      id.toUpperCase(),
      hostileValue(chance),
    ]),
  );
};

const foreignId: Forgery = (body, chance, _, all) => setId(body, one(chance, all).id);

const travellers: Forgery = (body, chance) => {
  const { firstName, lastName, middleName, dob } = BUYER;
  body["travellers"] = Array.from({ length: chance.below(9) }, () => ({
    kind: one(chance, ["adult", "child", "infant"]),
    firstName,
    lastName,
    middleName,
    dob,
  }));
};

const stay: Forgery = (body, chance) => {
  body[one(chance, ["checkin", "checkout"])] = one<unknown>(chance, [
    "2027-01-20",
    "Jan-21-2027",
    "2027-01-22",
    "2020-01-01",
    "",
    hostileText(chance, 40),
  ]);
};

const hotel: Forgery = (body, chance) => {
  const name = one(chance, ["hotelId", "rateId"]);
  if (chance.chance(0.5)) delete body[name];
  else body[name] = hostileText(chance, 60);
};

const SHARED: readonly Forgery[] = [total, total, currency, noTotal, ownFigures, others, damagedId, foreignId];
/** By what is sold. */
export const FORGERIES: Readonly<Record<Target["kind"], readonly Forgery[]>> = {
  flight: [...SHARED, counts(["adt", "chd", "ift"]), travellers],
  hotel: [...SHARED, counts(["adult", "child", "infant", "rooms"]), stay, hotel],
};
