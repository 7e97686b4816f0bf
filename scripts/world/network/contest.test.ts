import { describe, expect, it } from "vitest";
import { type Contest, shareOut } from "./contest.ts";

const rest = { isRequired: false, isVisiting: false, least: 1 / 7, most: Number.POSITIVE_INFINITY };
const visitor = { airline: "ET", value: 0.6, isRequired: true, isVisiting: true, least: 3 / 7, most: 1 };
const contest = (...contestants: Contest["contestants"]): Contest => ({ dailyEachWay: 13, contestants, room: 4, damping: 1 });
const NOBODY_GROWS: ReadonlyMap<string, number> = new Map();

describe("the flights of a link", () => {
  it("go to its airlines by strength, and none to those far weaker than the strongest", () => {
    const [strong, fair, weak] = [
      { ...rest, airline: "CX", value: 8 },
      { ...rest, airline: "PR", value: 5 },
      { ...rest, airline: "5J", value: 1 },
    ];
    expect(shareOut(contest(weak, fair, strong), NOBODY_GROWS)).toEqual([
      { airline: "CX", dailyEachWay: 8 },
      { airline: "PR", dailyEachWay: 5 },
    ]);
  });

  it("are those of who must be there at half of its strength at least, however much it ought to shrink", () => {
    const [hub, other] = [
      { ...rest, airline: "TK", value: 8, isRequired: true },
      { ...rest, airline: "BA", value: 9 },
    ];
    expect(shareOut(contest(hub, other), new Map([["TK", 0.05]]))).toEqual([
      { airline: "TK", dailyEachWay: 4 },
      { airline: "BA", dailyEachWay: 9 },
    ]);
  });

  it("are one a day for a visitor, however much it ought to grow elsewhere", () => {
    const [home, other] = [
      { ...rest, airline: "CX", value: 2 },
      { ...rest, airline: "PR", value: 1 },
    ];
    expect(shareOut(contest(home, other, visitor), new Map([["ET", 60]]))).toEqual([
      { airline: "ET", dailyEachWay: 1 },
      { airline: "CX", dailyEachWay: 8 },
      { airline: "PR", dailyEachWay: 4 },
    ]);
  });

  it("are a visitor's by its strength there alone, where there are few", () => {
    const home = { ...rest, airline: "CX", value: 2 };
    expect(shareOut({ ...contest(home, visitor), dailyEachWay: 2 }, new Map([["ET", 60]]))).toEqual([
      { airline: "ET", dailyEachWay: 0.5 }, // half of an equal share, which whoever is required has
      { airline: "CX", dailyEachWay: 1.5 },
    ]);
  });

  it("are a visitor's alone where nobody else can fly", () => {
    expect(shareOut(contest(visitor), NOBODY_GROWS)).toEqual([{ airline: "ET", dailyEachWay: 13 }]);
  });
});
