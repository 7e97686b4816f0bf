import { expect, it } from "vitest";
import { renderStatic } from "../../../../tests/support/render.tsx";
import { ExploreForm } from "./explore-form.tsx";
import { HOME } from "./load-explore.ts";

/** What the form asks for when it stands below an address that was refused, and nothing is touched. */
function chosenIn(query: string): readonly string[] {
  const html = renderStatic(<ExploreForm asked={null} home={HOME} query={new URLSearchParams(query)} refused={[]} />, "/explore");
  return [...html.matchAll(/<option value="([^"]*)" selected="">/g)].map(([, value]) => String(value));
}

it("asks for a day, as it shows, where an old link asks for a month that is over, and keeps a choice that is offered", () => {
  expect(chosenIn("source=Atlantis&when=2026-10&stay=7")).toEqual(["day", "7"]);
  expect(chosenIn("source=Atlantis&when=2027-03&stay=7")).toEqual(["2027-03", "7"]);
  expect(chosenIn("source=Atlantis&when=any")).toEqual(["any", ""]);
});
