import { describe, expect, it } from "vitest";
import { CODE_BY_NAME, findCards } from "./find-needles.ts";
import { markedCard } from "./marked-card.ts";

const CARD = { ...markedCard(1), code: "9123" };
const find = findCards(new Map([[1, CARD]]));
const found = (text: string): readonly string[] => find(Buffer.from(text)).map(({ as }) => as);
const ATTRIBUTES = `type="text" inputMode="numeric" autoComplete="cc-csc" aria-invalid="true" aria-describedby="react-aria-41"`;

describe("a security code without its number", () => {
  it.each([
    ["a form that is shown again", `<input name="cardDetails" ${ATTRIBUTES} value="9123"/>`],
    ["one whose value comes first", `<input value="9123" ${ATTRIBUTES} name="cardDetails"/>`],
    ["what a page's script is sent", `[{"_1":2},"values",{"_3":4},"cardDetails","9123"]`],
    ["the same within a page", `window.streamController.enqueue("[\\"cardDetails\\",\\"9123\\",\\"USD\\"]")`],
    ["a code that was mistyped", `<input name="cardDetails" ${ATTRIBUTES} value="91239"/>`],
    ["a row of a table", `(cardDetails,"9123")`],
  ])("is found in %s", (_, text) => {
    expect(found(text)).toEqual([CODE_BY_NAME]);
  });

  it.each([
    ["far from the name", `<input name="cardDetails"/>${" ".repeat(220)}9123`],
    ["in a longer number that is cut off where the look ends", `cardDetails${" ".repeat(196)}91234567`],
    ["in an id", `<input name="cardDetails" id="a-9123-b"/>`],
    ["without the name", `<input name="postalCode" ${ATTRIBUTES} value="9123"/>`],
  ])("is not taken for one %s", (_, text) => {
    expect(found(text)).toEqual([]);
  });
});
