import { describe, expect, it } from "vitest";
import { TOP_DESTINATIONS, destinationPath } from "../../components/site-header/destinations.ts";
import { en } from "../../i18n/en/index.ts";
import { findComingPage } from "./pages.ts";

const linked = [
  "/about",
  "/contact-us",
  "/terms-and-conditions",
  "/refund-policy",
  "/privacy-policy",
  ...Object.keys(en.shell.legalPages),
  ...TOP_DESTINATIONS.map(destinationPath),
];

describe("pages to come", () => {
  it.each(linked)("%s, which the shell links to, has a name", (path) => {
    expect(findComingPage(path)).not.toBeNull();
    expect(findComingPage(`${path}/`)).toBe(findComingPage(path));
  });
  it.each(["/", "/no-such-page", "/destination/book-flights-tickets-to-atlantis", "/constructor", "/about/us"])("%s is none", (path) => {
    expect(findComingPage(path)).toBeNull();
  });
});
