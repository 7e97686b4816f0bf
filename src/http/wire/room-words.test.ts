import { expect, it } from "vitest";
import { roomWords } from "./room-words.ts";

it.each([
  [
    {
      kind: "deluxe",
      view: "sea",
      beds: [
        { kind: "king", count: 1 },
        { kind: "sofa", count: 1 },
      ],
    },
    "Deluxe room, sea view, 1 king bed and 1 sofa bed",
  ],
  [{ kind: "bunk", view: "none", beds: [{ kind: "bunk", count: 2 }] }, "Bunk room, 2 bunk beds"],
] as const)("a room is told in words of English, with plain spaces", (room, words) => {
  expect(roomWords(room)).toBe(words);
});
