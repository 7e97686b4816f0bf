import { expect, it } from "vitest";
import { listIndexedPages } from "../../content/indexed-pages.server.ts";
import { writeRobots } from "./write-robots.ts";

const lines = writeRobots("https://fly.example").split("\n");
const closed = lines.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice("Disallow: ".length));

it("leads crawlers to the sitemap", () => {
  expect(lines[0]).toBe("User-agent: *");
  expect(lines).toContain("Sitemap: https://fly.example/sitemap.xml");
});

it("keeps them from what is searched for or bought on, in both languages, and from calls", () => {
  for (const path of [
    "/search-results",
    "/flight-calendar",
    "/nearby-airports",
    "/searching",
    "/flight-details/",
    "/hotels-results",
    "/hotel-details/",
    "/hotel-booking",
    "/thankyou",
    "/explore?",
  ])
    expect(closed).toEqual(expect.arrayContaining([path, `/es${path}`]));
  expect(closed).toEqual(expect.arrayContaining(["/currency", "/fare-days", "/api/"]));
});

it("closes no page that the sitemap names", () => {
  for (const { path } of listIndexedPages())
    expect(
      closed.filter((start) => path.startsWith(start)),
      path,
    ).toEqual([]);
});
