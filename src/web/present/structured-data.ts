import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, FAQPage, Offer, TravelAgency, WithContext } from "schema-dts";
import { plainText } from "../components/written-page/rich-text.tsx";
import { pathIn } from "../i18n/addresses.ts";
import type { Locale } from "../i18n/locale.ts";
import type { SiteMeta } from "./page-meta.ts";

/** What a page can say to search engines. Texts may hold the marks of written pages; addresses are English ones. */
export type StructuredPart =
  | { readonly kind: "agency" }
  | { readonly kind: "crumbs"; readonly above: readonly { readonly to: string; readonly label: string }[]; readonly here: string }
  | { readonly kind: "questions"; readonly questions: readonly { readonly question: string; readonly answer: string }[] }
  | { readonly kind: "offers"; readonly offers: readonly PricedOffer[] };

/** A price that the page shows, as a decimal number in a currency. */
export interface PricedOffer {
  readonly name: string;
  readonly price: string;
  readonly currency: string;
  /** English address, with its query. */
  readonly to: string;
}

/** Blocks of schema.org data for the head of a page. */
export const structuredData = (site: SiteMeta, locale: Locale, parts: readonly StructuredPart[]): MetaDescriptor[] =>
  parts.flatMap((part) => blocksOf(part, site, locale)).map((block) => ({ "script:ld+json": block }) as MetaDescriptor);

type Thing = WithContext<TravelAgency> | WithContext<BreadcrumbList> | WithContext<FAQPage> | WithContext<Offer>;

function blocksOf(part: StructuredPart, site: SiteMeta, locale: Locale): readonly Thing[] {
  switch (part.kind) {
    case "agency":
      return [agency(site)];
    case "crumbs":
      return [crumbs(part, (to) => `${site.publicUrl}${pathIn(locale, to)}`)];
    case "questions":
      return [questions(part)];
    case "offers":
      return part.offers.map((offer) => ({
        "@context": "https://schema.org",
        "@type": "Offer",
        name: offer.name,
        price: offer.price,
        priceCurrency: offer.currency,
        url: `${site.publicUrl}${pathIn(locale, offer.to)}`,
      }));
  }
}

const agency = ({ brand, publicUrl }: SiteMeta): WithContext<TravelAgency> => ({
  "@context": "https://schema.org",
  "@type": "TravelAgency",
  "@id": `${publicUrl}/#agency`,
  name: brand.name,
  url: `${publicUrl}/`,
  image: `${publicUrl}/social/home.png`,
  telephone: brand.supportPhone,
  email: brand.supportEmail,
  address: brand.officeAddress,
  openingHours: "Mo-Su 00:00-24:00",
});

/** The last entry is the page itself and needs no address. */
const crumbs = (
  { above, here }: Extract<StructuredPart, { kind: "crumbs" }>,
  urlOf: (to: string) => string,
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [...above.map(({ to, label }) => ({ name: label, item: urlOf(to) })), { name: here }].map((entry, at) => ({
    "@type": "ListItem",
    position: at + 1,
    ...entry,
  })),
});

const questions = (part: Extract<StructuredPart, { kind: "questions" }>): WithContext<FAQPage> => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: part.questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  })),
});
