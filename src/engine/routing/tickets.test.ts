import { expect, it } from "vitest";
import { connectingTickets } from "./tickets.ts";

it("an airline that sells no connections connects to none, its own flights among them, and none to it", () => {
  const airlines = ["AA", "G4", "BA"].map((code) => ({ code }));
  const all = new Uint8Array(9).fill(1);
  const { partners, interlines } = connectingTickets({ airlines, partners: all, interlines: all } as unknown as Parameters<
    typeof connectingTickets
  >[0]);
  const withoutAllegiant = [1, 0, 1, 0, 0, 0, 1, 0, 1];
  expect([[...partners], [...interlines]]).toEqual([withoutAllegiant, withoutAllegiant]);
  expect([...all], "the timetable's own stay").toEqual(Array.from({ length: 9 }, () => 1));
});
