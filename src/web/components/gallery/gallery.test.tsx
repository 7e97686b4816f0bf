import { describe, expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { Gallery } from "./gallery.tsx";
import { stepPicture } from "./step-picture.ts";

const PICTURES = [
  { src: "/a.svg", alt: "Drawing of the building", name: "Building" },
  { src: "/b.svg", alt: "Drawing of a room", name: "Room" },
];

describe("the gallery", () => {
  it("is figures that lead to their pictures before and without scripts, and says that they are illustrations", () => {
    const html = renderStatic(<Gallery title="Brasswick Inn" pictures={PICTURES} />);
    expect(html.match(/<figure>/g)).toHaveLength(2);
    expect(html).toContain('alt="Drawing of the building"');
    expect(textOf(html)).toContain("Illustration , 1 of 2 Room , 2 of 2");
    expect(html).toContain('<a href="/b.svg" aria-label="Show large: Drawing of a room">');
    expect(html).not.toContain("<button");
  });

  it.each([
    [0, "ArrowRight", 1],
    [4, "ArrowRight", 0],
    [0, "ArrowLeft", 4],
    [2, "Home", 0],
    [2, "End", 4],
    [2, "Enter", null],
  ])("leads from %d by %s to %s", (shown, key, next) => {
    expect(stepPicture(shown, key, 5)).toBe(next);
  });
});
