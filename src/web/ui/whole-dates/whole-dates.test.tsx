import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WholeDates } from "./whole-dates.tsx";

it.each([
  ["$1,001.60 on Jan-12-2027.", ["Jan-12-2027"]],
  ["entre el 12-mar-2027 y el 19-mar-2027", ["12-mar-2027", "19-mar-2027"]],
  ["MMM-DD-YYYY, for example Mar-12-2027", ["MMM-DD-YYYY", "Mar-12-2027"]],
  ["DD-MMM-AAAA", ["DD-MMM-AAAA"]],
  ["a 4-star hotel, 2026-27", []],
])("the dates of %j stay whole, and every letter stays", (sentence, dates) => {
  const html = renderToStaticMarkup(<WholeDates>{sentence}</WholeDates>);
  expect([...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, date]) => date)).toEqual(dates);
  expect(html.replace(/<[^>]+>/g, "")).toBe(sentence);
});
