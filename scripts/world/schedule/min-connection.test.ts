import { expect, it } from "vitest";
import { minConnectionOf } from "./min-connection.ts";

it("is what is typed of an airport, and elsewhere grows with its passengers", () => {
  expect(minConnectionOf({ code: "MUC", mppa: 42 })).toEqual({ domestic: 30, mixed: 35, international: 40 });
  expect(minConnectionOf({ code: "QQQ", mppa: 4.9 })).toEqual({ domestic: 30, mixed: 45, international: 45 });
  expect(minConnectionOf({ code: "QQQ", mppa: 5 })).toEqual({ domestic: 40, mixed: 60, international: 60 });
  expect(minConnectionOf({ code: "QQQ", mppa: 25 })).toEqual({ domestic: 50, mixed: 75, international: 75 });
});
