import { expect, it } from "vitest";
import { airlinePicturePath } from "../../art/airline-hero/picture-path.ts";
import { filledPages } from "../../../../tests/support/written-routes.ts";
import { loadPicture } from "./load-picture.ts";

it.each(filledPages("airline"))("draws the picture that the page at $path shows", ({ code }) => {
  expect(loadPicture(airlinePicturePath(code).split("/").at(-1) ?? "")).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s,
  );
});

it.each(["ZZ.svg", "kl.svg", "KL.png", "KL", "../KL.svg", "constructor.svg"])("has none for %s", (file) => {
  expect(loadPicture(file)).toBeNull();
});
