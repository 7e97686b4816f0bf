import { expect, it } from "vitest";
import { keepPage } from "./kept-page.ts";
import { createKeptPages } from "./kept-pages.ts";

const aPage = await keepPage("<p>page</p>", "nonce");

/** Counts how often each page is made. */
function counter(seconds = 600) {
  const made: string[] = [];
  const make = (name: string) => async () => {
    made.push(name);
    return { page: aPage, seconds };
  };
  return { made, make };
}

it("keeps a page for as long as it may be shown, and never longer than ten minutes", async () => {
  const clock = { ms: 1 };
  const pages = createKeptPages({ now: () => clock.ms });
  const { made, make } = counter(86_400);
  await pages.get("a", make("a"));
  clock.ms += 599_000;
  await pages.get("a", make("a"));
  expect(made).toEqual(["a"]);
  clock.ms += 2_000;
  await pages.get("a", make("a"));
  expect(made).toEqual(["a", "a"]);
});

it("forgets the page that was asked for longest ago when there are too many, or they are too large", async () => {
  for (const bounds of [{ pages: 2 }, { bytes: aPage.bytes * 2 }]) {
    const pages = createKeptPages(bounds);
    const { made, make } = counter();
    for (const name of ["a", "b", "a", "c", "a", "b"]) await pages.get(name, make(name));
    expect(made).toEqual(["a", "b", "c", "b"]);
  }
});

it("sends a page that is too large to be kept, made each time", async () => {
  const pages = createKeptPages({ bytes: aPage.bytes - 1 });
  const { made, make } = counter();
  expect(await pages.get("a", make("a"))).toBe(aPage);
  expect(await pages.get("a", make("a"))).toBe(aPage);
  expect(made).toHaveLength(2);
});
