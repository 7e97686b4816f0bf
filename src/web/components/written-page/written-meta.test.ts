import { expect, it } from "vitest";
import { SITE_BRAND } from "../../../../tests/support/render.tsx";
import { filledPages, SAMPLE_FARES } from "../../../../tests/support/written-routes.ts";
import { WRITTEN_PAGES } from "../../content/written-pages.server.ts";
import { writtenMeta } from "./written-meta.ts";

const SHELL = { id: "shell", loaderData: { brand: SITE_BRAND, publicUrl: "https://fly.example" } };

/** The blocks of a kind that a page's head has for search engines. */
const blocksIn = (head: ReturnType<typeof writtenMeta>, kind: string) =>
  head
    .flatMap((part) => ("script:ld+json" in part ? [part["script:ld+json"] as { readonly "@type": string }] : []))
    .filter((block) => block["@type"] === kind);

it.each(filledPages("airline"))("the fares of $path lead search engines to the page, not to a search that they may not see", (page) => {
  expect(blocksIn(writtenMeta([SHELL], page.path, { page, fares: SAMPLE_FARES }), "Offer")).toMatchObject([
    { price: "300.00", priceCurrency: "USD", url: `https://fly.example${page.path}` },
  ]);
});

const item = (to: string) => `https://fly.example${to}`;

it.each([
  ["/refund-policy", "Flights", "/", "Policies", "/destinations#policies", "Refund policy"],
  ["/es/refund-policy", "Vuelos", "/es", "Políticas", "/es/destinations#policies", "Política de reembolsos"],
  ["/aerolinea/klm", "Vuelos", "/es", "Destinos y aerolíneas", "/es/destinations", "KLM"],
  ["/airlines/book-klm-flights-tickets", "Flights", "/", "Destinations and airlines", "/destinations", "KLM"],
])("hangs %s where it belongs: a policy below the policies, no destination", (path, top, topPath, above, abovePath, here) => {
  const page = WRITTEN_PAGES.find((each) => each.path === path) ?? null;
  expect(blocksIn(writtenMeta([SHELL], path, page && { page }), "BreadcrumbList")).toMatchObject([
    { itemListElement: [{ name: top, item: item(topPath) }, { name: above, item: item(abovePath) }, { name: here }] },
  ]);
});

it.each([
  ["/destination/book-flights-tickets-to-boston", "boston.png", /sails/i],
  ["/aerolinea/klm", "kl-es.png", /^Una aleta de cola dibujada para KLM/],
  ["/travel-by-theme/book-student-flights-tickets", "student.png", /./],
  ["/es/refund-policy", "policies.png", /al anochecer/],
  ["/about", "home.png", /sunrise/],
])("says of %s what the picture shows that is shared with it", (path, file, alt) => {
  const page = WRITTEN_PAGES.find((each) => each.path === path) ?? null;
  const head = writtenMeta([SHELL], path, page && { page });
  expect(head).toContainEqual({ property: "og:image", content: `https://fly.example/social/${file}` });
  expect(head).toContainEqual({ property: "og:image:alt", content: expect.stringMatching(alt) });
});
