import { expect, it } from "vitest";
import { englishCards, spanishCards } from "./index.ts";

it("names a card on a line of its own and inside of a sentence, also one whose brand nobody knows", () => {
  const named = [englishCards, spanishCards].flatMap(({ card, theCard }) => [
    card("visa", "4242"),
    card("unknown", "1111"),
    `to ${theCard("visa", "4242")}`,
    `to ${theCard("unknown", "1111")}`,
  ]);
  expect(named).toEqual([
    "Visa ending in 4242",
    "Card ending in 1111",
    "to Visa ending in 4242",
    "to the card ending in 1111",
    "Visa terminada en 4242",
    "Tarjeta terminada en 1111",
    "to la tarjeta Visa terminada en 4242",
    "to la tarjeta terminada en 1111",
  ]);
});
