import { describe, expect, it } from "vitest";
import { listSaid, listUneven, listWith } from "../support/said-texts.ts";

const SAID = listSaid("en");

describe("what is said in English", () => {
  it.each<[what: string, pattern: RegExp]>([
    ["email is one word", /\be-mail/i],
    ["a fare is nonrefundable and a flight nonstop, in one word", /\bnon-(refundable|stop)/i],
    [
      "spelling is that of the United States",
      /\b(colour|favour|neighbour|honour|behaviour|theatre|metre|grey|programme|licence|catalogue|cheque|kerb|tyre|aeroplane|learnt|spelt)/i,
    ],
    ["verbs are spelled as in the United States", /\b(travell|cancell(ed|ing)|modell|labell|dialled|organis|realis|recognis|apologis)/i],
    [
      "words are those of the United States",
      /\b(autumn|fortnight|postcode|bookshops?|car parks?|petrol|motorways?|railways?|luggage trolley|resit|dearer|towards|whilst|cots?)\b/i,
    ],
    ["degrees follow their figure", /\d[\s\u00a0]°/],
    ["quotation marks are “these”", /"/],
    ["no space stands double, or before a point", / {2}| [,.;:?]/],
  ])("%s", (_, pattern) => {
    expect(listWith(SAID, pattern)).toEqual([]);
  });

  it("opens and closes every quotation", () => {
    expect(listUneven(SAID, ["“”", "()"])).toEqual([]);
  });
});
