import { expect, it } from "vitest";
import { SITE_BRAND } from "../../../tests/support/render.tsx";
import { structuredBlock } from "../../../tests/support/structured-data.ts";
import type { SocialLink } from "./brand.ts";
import { structuredData } from "./structured-data.ts";

const agencyWith = (socialLinks: readonly SocialLink[]): unknown => {
  const site = { brand: { ...SITE_BRAND, socialLinks }, publicUrl: "https://test.example" };
  const [block] = structuredData(site, "en", [{ kind: "agency" }]);
  return structuredBlock.parse(block?.["script:ld+json" as keyof typeof block]);
};

it("tells search engines which accounts are the agency's, and nothing of accounts where it has none", () => {
  const accounts = ["https://www.instagram.com/test", "https://wa.me/18005550142"] as const;
  const links = [
    { network: "instagram", url: accounts[0] },
    { network: "whatsapp", url: accounts[1] },
  ] as const;
  expect(agencyWith(links)).toMatchObject({ "@type": "TravelAgency", name: "Test Travel", sameAs: accounts });
  expect(agencyWith([])).not.toHaveProperty("sameAs");
});
