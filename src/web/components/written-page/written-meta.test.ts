import { expect, it } from "vitest";
import { filledPages, SAMPLE_FARES } from "../../../../tests/support/written-routes.ts";
import { SITE_BRAND } from "../../../../tests/support/render.tsx";
import { writtenMeta } from "./written-meta.ts";

const SHELL = { id: "shell", loaderData: { brand: SITE_BRAND, publicUrl: "https://fly.example" } };

it.each(filledPages("airline"))("the fares of $path lead search engines to the page, not to a search that they may not see", (page) => {
  const head = writtenMeta([SHELL], page.path, { page, fares: SAMPLE_FARES });
  const blocks: readonly unknown[] = head.flatMap((part) => ("script:ld+json" in part ? [part["script:ld+json"]] : []));
  expect(blocks).toContainEqual(
    expect.objectContaining({ "@type": "Offer", price: "300.00", priceCurrency: "USD", url: `https://fly.example${page.path}` }),
  );
});
