import { describe, expect, it } from "vitest";
import { hubCarriers } from "./hub-carriers.ts";
import type { NetworkAirline } from "./inputs.ts";
import type { Link } from "./links.ts";

const NARROW = "32N";
const WIDE = "77W";
const airline = (code: string, hub: string, dailyDepartures: number, model: NetworkAirline["model"] = "network", type = NARROW) =>
  ({ code, model, hubs: [hub], bases: [], dailyDepartures, fleet: [type] }) as unknown as NetworkAirline;
const likely = (flown: NetworkAirline, { score = 2, isListed = false } = {}) => ({ airline: flown, score, isListed });

/** Istanbul to London with these candidates. */
const link = (candidates: Link["candidates"], distanceKm = 2_500) =>
  ({ from: { code: "IST" }, to: { code: "LHR" }, distanceKm, candidates }) as unknown as Link;

const turkish = likely(airline("TK", "IST", 1250));
const british = likely(airline("BA", "LHR", 800));
const charter = likely(airline("TX", "IST", 900, "leisure"));
const second = likely(airline("VS", "LHR", 80));
const all = [charter, second, british, turkish];

describe("the hub carriers of a link", () => {
  it("are nobody where there is hardly more than a flight a day", () => {
    expect(hubCarriers(link(all), 1.4)).toEqual([]);
  });

  it("are the largest network airline of each end", () => {
    expect(hubCarriers(link(all), 1.5)).toEqual(["TK", "BA"]);
  });

  it("are a rival of another kind and a second network airline besides on busier links", () => {
    expect(hubCarriers(link(all), 3)).toEqual(["TK", "TX", "BA", "VS"]);
    expect(hubCarriers(link([...all, likely(airline("EZ", "LHR", 300, "lowcost"))]), 3)).toEqual(["TK", "TX", "BA", "EZ"]);
    expect(hubCarriers(link([...all, likely(airline("EZ", "LHR", 300, "lowcost"))]), 5)).toEqual(["TK", "TX", "BA", "EZ", "VS"]);
  });

  it("are no low-cost airline on a long link, and never a regional one", () => {
    const small = likely(airline("YR", "IST", 3000, "regional"));
    expect(hubCarriers(link([charter, small, british], 6_000), 5)).toEqual(["BA"]);
  });

  it("are the largest of the others where no network airline has a hub", () => {
    expect(hubCarriers(link([charter]), 1.5)).toEqual(["TX"]);
  });

  it("are only those likely to fly it, by their chance or by their list", () => {
    expect(hubCarriers(link([likely(turkish.airline, { score: 1.3 }), british]), 2)).toEqual(["BA"]);
    expect(hubCarriers(link([likely(turkish.airline, { score: -0.4, isListed: true }), british]), 2)).toEqual(["TK", "BA"]);
    expect(hubCarriers(link([likely(turkish.airline, { score: -0.6, isListed: true }), british]), 2)).toEqual(["BA"]);
  });

  it("are who has wide types only on a long link, and nearer by where its list says so", () => {
    const wide = airline("EK", "IST", 500, "network", WIDE);
    expect(hubCarriers(link([likely(wide)]), 2)).toEqual([]);
    expect(hubCarriers(link([likely(wide, { isListed: true })]), 2)).toEqual(["EK"]);
    expect(hubCarriers(link([likely(wide)], 6_000), 2)).toEqual(["EK"]);
  });

  it("have a hub there: no base will do, nor being at home", () => {
    const based = { ...turkish.airline, hubs: ["ESB"], bases: ["IST"] };
    expect(hubCarriers(link([likely(based)]), 9)).toEqual([]);
  });
});
