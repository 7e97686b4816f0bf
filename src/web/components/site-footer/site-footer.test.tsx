import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { SiteFooter } from "./site-footer.tsx";

it("the footer calls us an independent agency, counts its destinations, and gives phone, e-mail and office", () => {
  const html = renderStatic(<SiteFooter />);
  const text = textOf(html);
  for (const words of [
    "An independent travel agency with deals on flights and vacations to more than 500 destinations.",
    "(800) 555-0142",
    "help@test.example",
    "1 Pier",
    "Prices and availability can change without notice",
    "Airline names and badges are illustrative only",
    "© 2025-2026 Test Travel",
  ]) {
    expect(text).toContain(words);
  }
  expect(html).toMatch(/Exchange rates of <span[^>]*>Nov-20-2026<\/span>/);
  for (const address of ["tel:+18005550142", "mailto:help@test.example"]) expect(html).toContain(`href="${address}"`);
});
